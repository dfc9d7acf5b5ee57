/** A name in a drawing without the mark of the second of two equal parts, and of its arm: `J7_B#2` is a J7_B. */
export const baseName = (id: string): string => id.replace(/#.*$/, '').replace(/^(left|right):/, '');
