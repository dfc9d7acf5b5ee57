/** The page on which each joint of the arms can be moved. */
export const explorerRoute = '/hardware/explorer';
