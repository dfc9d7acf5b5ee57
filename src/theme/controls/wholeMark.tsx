/** Attributes for an element that stays hidden while the HTML still streams in: see global.css. Its last child must be a `WholeMark`. */
export const untilWhole = { 'data-until-whole': '' } as const;

/** Marks the end of an `untilWhole` element. */
export const WholeMark = () => <span data-whole="" hidden />;
