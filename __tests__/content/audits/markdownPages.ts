import { markdownTree } from '../../../src/content/markdown/markdownTree';
import { toMarkdown } from '../../../src/content/markdown/toMarkdown';
import { site } from '../siteContent';

/** The text of a page of the site as programs get it. */
function markdown(route: string): string {
  const page = site.pages.find((one) => one.route === route);
  if (!page?.text) throw new Error(`No text at ${route}`);
  return toMarkdown(markdownTree(page.text.filled, { figureUrl: (name) => name, absolute: (href) => href }));
}

/** Cells of the rows of a Markdown table that begin with a text. */
const rows = (text: string, start: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${start} |`))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the Markdown of a page says what the page shows', () => {
  const lists = '/hardware/bill-of-materials';

  // M3×8 bolts stand in the lists of the arm and of the gripper: one line of an order.
  it('counts a part that two lists have as one part of the order', () => {
    const order = markdown(`${lists}/procuring-components`);
    expect(rows(order, 'MISUMI')[0]?.slice(2, 5)).toEqual(['57', '491', '478,518']);
    expect(rows(order, 'All suppliers')[0]?.slice(2, 6)).toEqual(['72', '540', '960,438', '6,500']);
    expect(order).toContain('1 USD = 147.8 JPY, noted on 24 November 2025.');
  });

  it.each([
    ['arm-manufactured', '`J1_A`', ['2', '7,222', '14,444', '2025-11-24', '1', '4'], 'thick C-shaped clamp plate'],
    ['pedestal', '`HFSB6-6060-750`', ['1', '2,760', '2,760', '2025-11-24', '–', '2'], 'square slotted profile post'],
    ['procuring-components', '`J7_B`', ['4', '6,724', '26,896', '2025-11-24', '2', '8'], 'short tongue'],
  ])('says of a part on %s for how many arms it is, of what day its price is and what it looks like', (page, part, numbers, shape) => {
    const [row = []] = rows(markdown(`${lists}/${page}`), part);
    expect(row.slice(4, 10)).toEqual(numbers);
    expect(row.join(' ')).toContain(shape);
  });

  it('names who makes a part that another one sells', () => {
    expect(rows(markdown(`${lists}/electrical`), '`C19268029`')[0]).toEqual(expect.arrayContaining(['LCSC', 'AMASS']));
  });

  it('names the files that JLCPCB makes the boards of, with the order too', () =>
    expect(rows(markdown(`${lists}/procuring-components`), '`hub-board`')[0]?.join(' ')).toContain('Gerber_For_Hub.zip'));

  it('says of each post in the list of posts when it was published', () =>
    expect(site.pages.find(({ kind }) => kind === 'blog')?.cards.map(({ description }) => description?.split('. ')[0])).toContain(
      '26 January 2026',
    ));

  it('says which arm a drawing shows where the other arm looks different', () =>
    expect(markdown('/hardware/wiring-and-casing-guide/arm-wiring')).toContain('The drawing shows the right arm.'));
});
