/** How the fragment of a link begins that brings ticks. */
const begin = '#ticks=';

/** The address of the page of progress that brings ticks, written as `writeLink` writes them. */
export const addressWithTicks = (page: string, text: string): string => `${page}${begin}${text}`;

/** The ticks that the address of the page brings, as they are written there; null where it brings none. */
export const ticksInAddress = (): string | null => {
  const { hash } = window.location;
  return hash.startsWith(begin) ? hash.slice(begin.length) : null;
};
