/** Where pages of `develop` hear of mistakes in the sources. */
export const mistakesAddress = '/___mistakes';
