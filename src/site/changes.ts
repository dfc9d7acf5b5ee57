/** Page that lists what changed in the texts, and when. */
export const changesRoute = '/getting-started/changes';
