import { ink, label, weight } from '../svg';
import { trueColour } from '../trueColours';
import { armX, arms, bothArms, grey, page, type State } from './pairView';
import { terminal } from './terminal';

/** Where the conductors of an arm meet the emergency stop and run on: px from the outer edge of the arm's half of the sheet. */
export const wayX = { '24 V': 70, '0 V': 140 } as const;

/** Height of the box; outputs are in its upper edge, inputs in its lower one. */
export const stopHeight = 136;

/** A contact in an upright wire, from y to y + 36, its lever opening to the side `out`: closed while the button is out, open while it is pressed. */
function contact(x: number, y: number, out: 1 | -1, closed: boolean, line: string): string {
  const lever = closed ? `M${x} ${y + 30}V${y + 6}` : `M${x} ${y + 30}L${x + out * 13} ${y + 8}`;
  return `<path d="M${x} ${y}V${y + 6}M${x} ${y + 30}V${y + 36}${lever}" stroke="${line}" stroke-width="2.5"/><circle cx="${x}" cy="${y + 6}" r="2.5" fill="${line}" stroke="none"/><circle cx="${x}" cy="${y + 30}" r="2.5" fill="${line}" stroke="none"/>`;
}

/**
 * The emergency stop of a pair from above, opened up: for each arm an input below and an output above, a contact in its 24 V,
 * and the button that opens both contacts at once. Its terminals are neutral, because no source tells what they are.
 */
export function stopContacts(y: number, options: { button: 'pressed' | 'out'; state?: State }): string {
  const { button, state = 'fresh' } = options;
  const fresh = state === 'fresh';
  const line = fresh ? trueColour.black : grey.line;
  const words = fresh ? trueColour.black : grey.text;
  const middle = y + stopHeight / 2;
  const paper = trueColour.yellow;
  const ways = bothArms((arm) => {
    const [hot, back] = [armX(arm, wayX['24 V']), armX(arm, wayX['0 V'])];
    return [
      `<path d="M${hot} ${y}V${middle - 18}M${hot} ${middle + 18}V${y + stopHeight}M${back} ${y}V${y + stopHeight}" stroke="${line}" stroke-width="2.5"/>`,
      contact(hot, middle - 18, arm === 'left' ? -1 : 1, button === 'out', line),
    ].join('');
  });
  // What a label stands on is drawn over the way, so that no line runs through a word.
  const chips = bothArms((arm) =>
    [wayX['24 V'], wayX['0 V']]
      .flatMap((x) =>
        [y + 10, y + stopHeight - 29].map(
          (top) => `<rect x="${armX(arm, x) - 20}" y="${top}" width="40" height="19" fill="${fresh ? paper : '#fff'}" stroke="none"/>`,
        ),
      )
      .join(''),
  );
  const terminals = bothArms((arm) =>
    (['24 V', '0 V'] as const)
      .flatMap((signal) => {
        const x = armX(arm, wayX[signal]);
        return [terminal(x, y, signal, 'below', { state, paper }), terminal(x, y + stopHeight, signal, 'above', { state, paper })];
      })
      .join(''),
  );
  const [link0, link1] = arms.map((arm) => armX(arm, wayX['24 V'] - (button === 'out' ? 0 : 7)));
  const radius = 32;
  return [
    `<rect x="16" y="${y}" width="${page.width - 32}" height="${stopHeight}" rx="10" fill="${fresh ? paper : '#fff'}" stroke="${fresh ? ink.line : grey.line}" stroke-width="${weight.outline}"/>`,
    ways,
    `<path d="M${link0} ${middle}H${link1}" stroke="${line}" stroke-width="1.5" stroke-dasharray="6 5"/>`,
    chips,
    terminals,
    `<circle cx="${page.width / 2}" cy="${middle}" r="${radius}" fill="${fresh ? trueColour.red : '#dfe3e7'}" stroke="${line}" stroke-width="${weight.outline}"/>`,
    button === 'out' ? `<circle cx="${page.width / 2}" cy="${middle}" r="${radius - 9}" stroke="${line}" stroke-width="1.5"/>` : '',
    label(page.width / 2, y + 24, 'Emergency stop', { size: page.size, colour: words }),
    label(page.width / 2, y + stopHeight - 14, button === 'pressed' ? 'button pressed' : 'button out', { size: page.size, colour: words }),
  ].join('');
}
