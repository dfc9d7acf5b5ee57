/** Attributes of an element that is hidden until all of it has arrived: see global.css. Its last child is a `WholeMark`. */
export const untilWhole = { 'data-until-whole': '' } as const;

/** Stands at the end of an element that is hidden until all of it has arrived. */
export const WholeMark = () => <span data-whole="" hidden />;
