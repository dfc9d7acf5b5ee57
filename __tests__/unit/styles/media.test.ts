import { desktopBreakpoint, media } from '../../../src/theme/styles/media';

/** Whether a media query of widths applies to a window. */
const applies = (query: string, width: number): boolean => width <= Number(/\(max-width: ([\d.]+)em\)/.exec(query)?.[1]) * 16;

describe('the widths at which the page changes', () => {
  it('the sidebar stands beside the text above 996 px', () => expect(desktopBreakpoint).toBe(996));

  it.each([
    [360, ['narrow', 'belowWide', 'phone']],
    [600, ['narrow', 'belowWide', 'phone']],
    [601, ['narrow', 'belowWide']],
    [996, ['narrow', 'belowWide']],
    [997, ['belowWide']],
    [1199, ['belowWide']],
    [1200, []],
  ] as const)('a window of %i px is %s', (width, expected) => {
    const found = (['narrow', 'belowWide', 'phone'] as const).filter((name) => applies(media[name], width));
    expect(found).toEqual(expected);
  });
});
