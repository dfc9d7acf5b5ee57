import { readTable } from '../tables/readTable';
import { trueColour } from '../trueColours';
import { pointsOfPath } from '../pathPoints';
import { hubPlug, plugWords } from '../wiring/hubPlug';
import { page } from '../wiring/pairView';
import { carrying, joined, powerPlan, stepConductors } from '../wiring/powerPlan';
import { powerBlock } from '../wiring/powerScheme';
import { stepDrawings } from '../wiring/powerSteps';
import { system } from '../wiring/system';
import { readWiringTables, type WiringTables } from '../wiring/wiringTables';
import { changed } from './exampleTable';

jest.mock<object>('../tables/declaredTable', () => jest.requireActual('./exampleTable'));

const tables = readWiringTables();
const steps = Object.keys(stepDrawings).map(Number);
const svgOf = (step: number, from: WiringTables = tables): string => stepDrawings[step]!(from).svg; // `steps` are its keys

/** What the title of a wire says, taken apart. */
interface Wire {
  readonly arm: string | undefined;
  readonly end: string;
  readonly signal: string;
  readonly colour: string | undefined;
  readonly awg: string | undefined;
  readonly to: string;
  /** x of every point of the wire. */
  readonly xs: readonly number[];
}

/** Every wire that a drawing shows as new, as its title says it. A title that says something else is an error. */
function wiresOf(svg: string): Wire[] {
  return [...svg.matchAll(/<g><title>([^<]+)<\/title>((?:<path[^>]*>)+)<\/g>/g)].map(([, title = '', paths = '']) => {
    const found =
      /^(?:(left|right) arm: )?(.+): (24 V|0 V|CANH|CANL|USB)(?:, (red|black|colour not specified))?(?:, AWG (\d+))?, to (.+)$/.exec(title);
    if (!found) throw new Error(`no wire has the title "${title}".`);
    const [, arm, end = '', signal = '', colour, awg, to = ''] = found;
    const xs = [...paths.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) =>
      pointsOfPath(d)
        .flat()
        .map(([x]) => x),
    );
    return { arm, end, signal, colour, awg, to, xs };
  });
}

describe('every wire that a drawing shows as new is one of the tables', () => {
  const drawn = [
    ...steps.map((step): [string, string] => [`step ${step}`, svgOf(step)]),
    ['the block of power', powerBlock(tables).svg] as [string, string],
  ];

  test.each(drawn)('in %s', (_name, svg) => {
    for (const { end, signal, colour, awg, to } of wiresOf(svg)) {
      const pin = readTable('wiring-pins').find((row) => row.text('pin_id') === end);
      const plugName = pin?.text('plug') ?? end;
      const connection = readTable('wiring-connections').find((row) => `${row.text('cable')} ${row.text('ref')}` === plugName);
      const cable = readTable('wiring-cables').find((row) => row.text('cable') === connection?.text('cable'));
      const met = readTable('socket-pins').find(
        (row) => row.text('socket') === connection?.text('socket') && row.text('signal') === signal,
      );
      const listed = readTable('wiring-pins').some((row) => row.text('plug') === plugName);
      const gauge = cable?.numberIfAny(signal.endsWith(' V') ? 'power_wire_awg' : 'can_wire_awg');
      expect({ end, signal, colour, awg, to }).toEqual({
        end,
        signal: listed ? pin?.text('signal') : signal,
        colour: listed ? pin?.text('wire_colour') : signal === 'USB' ? undefined : 'colour not specified',
        awg: gauge === undefined ? undefined : String(gauge),
        to: [connection?.text('device'), connection?.text('port'), met?.text('mark')].filter(Boolean).join(' '),
      });
      if (met && colour) expect([end, met.text('wire_colour')]).toEqual([end, colour]);
    }
  });

  test('and the drawing follows when a row changes', () => {
    const swapped = changed('wiring-pins', (row) => row.pin_id === 'Extension U0 +', { wire_colour: 'black' });
    expect(wiresOf(svgOf(5, swapped)).filter(({ colour }) => colour === 'red')).toHaveLength(2);
    expect(wiresOf(svgOf(5)).filter(({ colour }) => colour === 'red')).toHaveLength(4);
    expect(
      svgOf(
        5,
        changed('wiring-cables', (row) => row.cable === 'Extension', { power_wire_awg: 18 }),
      ),
    ).toContain('AWG 18');
  });
});

describe('the steps', () => {
  test('join every end of the cables of power and CAN, each end in one step', () => {
    const outside = ['supply', 'emergency stop', 'adapter', 'PC'];
    const rows = readTable('wiring-connections');
    const runs = new Set(rows.filter((row) => outside.includes(row.text('device'))).map((row) => row.text('run')));
    const wanted = rows.filter((row) => runs.has(row.text('run'))).map((row) => row.text('connection'));
    expect(wanted).toHaveLength(8);
    expect(Object.values(powerPlan).flat().sort()).toEqual([...wanted].sort());
  });

  test.each(Object.keys(powerPlan).map(Number))('step %i draws its own conductors on both arms, and no others', (step) => {
    const mine = wiresOf(svgOf(step)).map(({ arm, end, signal }) => `${arm ?? 'both'} ${end} ${signal}`);
    const conductors = stepConductors(tables, step);
    const names = conductors.map(({ plug, pin, signal }) => `${[plug, pin].filter(Boolean).join(' ')} ${signal}`);
    expect(names.length).toBeGreaterThan(0);
    const perArm = ['left', 'right'].flatMap((arm) => names.map((name) => `${arm} ${name}`));
    // The screw board is drawn large once more; one USB cable has two ends.
    const all = step === 8 ? ['both USB A USB'] : step === 6 ? [...perArm, ...names.map((name) => `both ${name}`)] : perArm;
    expect(mine.sort()).toEqual(all.sort());
  });

  test('leave out no step of the guide and add none', () => {
    const rows = readTable('build-steps').filter((row) => row.text('guide') === 'power-can');
    expect(rows.map((row) => row.number('step'))).toEqual(steps);
  });

  test('have in hand what they join: the cable, and the device it goes to', () => {
    const parts: Readonly<Record<string, string>> = {
      supply: 'power-supply',
      'emergency stop': 'emergency-stop',
      hub: 'hub-board',
      adapter: 'USB2CANFD',
    };
    for (const step of Object.keys(powerPlan).map(Number)) {
      const row = readTable('build-steps').find((each) => each.text('id') === `power-can-${step}`);
      const inHand = ['adds', 'onto'].flatMap((column) => row?.list(column) ?? []).join('; ');
      for (const { plug, device } of stepConductors(tables, step)) {
        const cable = readTable('wiring-cables').find((each) => plug.startsWith(`${each.text('cable')} `));
        for (const part of [cable?.text('part_id'), parts[device]]) if (part) expect(`${step}: ${inHand}`).toContain(part);
      }
    }
  });

  test('have two conductors for each supply and each hub, 24 V and 0 V', () => {
    for (const step of [1, 2, 3, 5])
      expect(stepConductors(tables, step).map(({ signal }) => signal)).toEqual(expect.arrayContaining(['24 V', '0 V']));
    expect(stepConductors(tables, 3)).toHaveLength(2);
    expect(stepConductors(tables, 7).map(({ signal }) => signal)).toEqual(['CANL', 'CANH']);
  });

  test('name what is wrong: an unknown connection, a signal that is missing, a cable without contacts', () => {
    expect(() => joined(tables, 'Extension U9')).toThrow(/no table knows the connection "Extension U9"\. Known: Supply lead A/);
    expect(() => carrying(stepConductors(tables, 7), '24 V')).toThrow(
      /no conductor of "Communication U0" carries 24 V\. It has: CANL, CANH/,
    );
    const bare: WiringTables = { ...tables, 'wiring-pins': [] };
    expect(() => joined(bare, 'Extension U0')).toThrow(/wiring-connections\.csv:\d+: wiring-pins\.csv lists no contact of "Extension U0"/);
  });
});

describe('left and right', () => {
  test.each(steps)('step %i has the wires of the left arm at the left', (step) => {
    for (const { arm, end, xs } of wiresOf(svgOf(step))) {
      if (!arm) continue;
      const side = xs.every((x) => x < page.width / 2) ? 'left' : xs.every((x) => x > page.width / 2) ? 'right' : 'both';
      expect([end, side]).toEqual([end, arm]);
    }
  });

  test('every drawing says from where one looks', () => {
    const pair = [1, 2, 3, 5, 7, 8, 9].map((step) => svgOf(step));
    for (const svg of [...pair, powerBlock(tables).svg]) {
      expect(svg).toContain('>seen from behind<');
      expect(svg.indexOf('>Left arm<')).toBeGreaterThan(0);
    }
    expect(svgOf(4)).toContain('>looking into the plug, its notch down<');
    expect(svgOf(6)).toContain('>seen from the side of the wires<');
    expect(system(tables).svg).toContain('>each pair from behind<');
  });

  // Counted in the photos of the chest: CAN pins of both boards towards the middle, black above red on the left board.
  test.each([
    ['left', 'black above red'],
    ['right', 'red above black'],
  ] as const)('on the %s board the plug has + outside, CAN towards the middle, and %s', (arm, order) => {
    const conductors = stepConductors(tables, 5);
    const contacts = [...hubPlug(100, 50, arm, conductors).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="\d+" fill="(#\w+)"/g)].map(
      ([, x, y, colour = '']) => ({ x: Number(x), y: Number(y), colour }),
    );
    const outward = (x: number): number => (arm === 'left' ? -x : x);
    const [first, second, ...can] = [...contacts].sort((a, b) => outward(b.x) - outward(a.x));
    expect([first?.colour, second?.colour]).toEqual([trueColour.red, trueColour.black]);
    const fromTop = [...can].sort((a, b) => a.y - b.y).map(({ colour }) => (colour === trueColour.red ? 'red' : 'black'));
    expect(fromTop.join(' above ')).toBe(order);
    expect(plugWords(100, 50, arm, conductors)).toContain(order);
  });
});
