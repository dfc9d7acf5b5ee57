/** Told to the window, with an id, when an address of the page leads there: a table then shows a row that its tools had left out. */
export const targetEvent = 'opentarget';
