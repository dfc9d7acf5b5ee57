import { readRow } from '../tables/readTable';
import { ink, label, weight } from '../svg';
import { trueColour } from '../trueColours';
import { armX, bothArms, grey, page, wordsOf, type State } from './pairView';

/** Height of a power supply in px. */
export const supplyHeight = 58;
/** Where the lead leaves a supply: px from the outer edge of its arm's half. */
export const leadX = 105;

/** What a supply delivers, such as "24 V, 15 A", as the bill of materials notes it. */
export const rating = (): string => readRow('bom-electrical', 'power-supply').text('notes').replace('Output ', '');

/** Both power supplies side by side, each with the name of its arm, and the sheath of the lead that is fixed to it. */
export function supplies(y: number, options: { state?: State } = {}): string {
  const { state = 'fresh' } = options;
  const line = state === 'fresh' ? ink.line : grey.line;
  const colour = wordsOf(state);
  return bothArms((arm) => {
    const [x, left] = [armX(arm, leadX), armX(arm, leadX) - 89];
    return [
      `<rect x="${x - 8}" y="${y - 20}" width="16" height="22" fill="${state === 'fresh' ? '#c3ccd4' : '#eceff1'}" stroke="${line}" stroke-width="1.5"/>`,
      `<rect x="${left}" y="${y}" width="178" height="${supplyHeight}" rx="8" fill="#fff" stroke="${line}" stroke-width="${weight.outline}"/>`,
      `<path d="${[8, 14, 164, 170].map((rib) => `M${left + rib} ${y + 8}V${y + supplyHeight - 8}`).join('')}" stroke="${line}"/>`,
      label(x, y + 25, `Supply, ${arm} arm`, { size: page.size, colour }),
      label(x, y + 45, rating(), { size: page.size, colour }),
    ].join('');
  });
}

/** The mains lead of each supply: its plug beside the socket or in it. `y` is the lower edge of the supplies. */
export function mains(y: number, options: { plugged: boolean; state?: State }): string {
  const { plugged, state = 'fresh' } = options;
  const line = state === 'fresh' ? ink.line : grey.line;
  const colour = wordsOf(state);
  return bothArms((arm) => {
    const x = armX(arm, leadX - 50);
    const out = plugged ? 0 : 20;
    const [plugX, way] = [x + (arm === 'left' ? 1 : -1) * out, arm === 'left' ? 1 : -1];
    return [
      `<path d="M${plugX} ${y}V${y + 20}" stroke="${line}" stroke-width="3"/>`,
      `<rect x="${plugX - 10}" y="${y + 18}" width="20" height="14" rx="3" fill="${state === 'fresh' ? trueColour.black : '#dfe3e7'}" stroke="${line}"/>`,
      plugged ? '' : `<path d="M${plugX - 5} ${y + 32}v8M${plugX + 5} ${y + 32}v8" stroke="${line}" stroke-width="2.5"/>`,
      plugged
        ? `<rect x="${x - 20}" y="${y + 32}" width="40" height="12" rx="3" fill="${state === 'fresh' ? '#c3ccd4' : '#fff'}" stroke="${line}"/>`
        : '',
      label(plugX + way * (plugged ? 28 : 20), y + 38, plugged ? 'mains' : 'unplugged', {
        size: page.size,
        colour,
        anchor: arm === 'left' ? 'start' : 'end',
      }),
    ].join('');
  });
}
