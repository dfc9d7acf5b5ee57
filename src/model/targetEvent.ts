/** Told to the window, with an id, when an address of the page leads there: a long table then shows the row. */
export const targetEvent = 'opentarget';
