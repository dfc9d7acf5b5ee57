/** Text of the button and of the field of search, in a file of its own because every page has it at once. */
export const searchPlaceholder = 'Search docs';
