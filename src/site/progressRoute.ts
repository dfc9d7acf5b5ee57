/** The page that shows how far a reader has come with all build guides. */
export const progressRoute = '/hardware/progress';
