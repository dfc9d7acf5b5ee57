/** Icons for rows of the price list. Each is a symbol of content/figures/part-icons.svg. */
export const partIconNames = ['plate', 'link', 'motor', 'board', 'cable', 'screw', 'nut', 'tweezer'] as const;

export type PartIconName = (typeof partIconNames)[number];
