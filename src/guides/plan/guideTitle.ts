/** Number of a title such as "Step 6: J5-J6-J7 sub-assembly", in any language that writes it so. */
const number = /^(\p{L}+ [\d.]+): /u;

/** Title without its number, where the order shows it. */
export const unnumbered = (title: string): string => title.replace(number, '');

/** "Step 6" of "Step 6: J5-J6-J7 sub-assembly"; the whole title if it has no number. */
export const numberOf = (title: string): string => number.exec(title)?.[1] ?? title;
