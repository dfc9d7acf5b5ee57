import { longestInAddress, readBench, writeBench } from '../interface/benchAddress';
import { knownBus } from '../../../can/reading/bus';
import { choicesOf, isNoLimit } from '../interface/benchAddress';
import { siteCanTables } from '../../../can/__tests__/siteTables';

const tables = siteCanTables();
const first = readBench('', tables);

describe('the address of the bench', () => {
  it('holds what was chosen, and gives it back', () => {
    const state = {
      ...first,
      view: 'encode',
      port: 'can2',
      limits: '1.2.9',
      type: 'DM4340',
      velocity: '9,5',
      frames: '  can0  011   [8]  11 83\n001##1FF & more',
      plotted: 'can0 1',
      range: [0.25, 3.5],
      listed: ' 8',
      listedKind: 'state',
      kind: 'mit',
      motor: 4,
      bus: 'fd',
      values: { q: '0.5', kp: '20' },
      register: 'VMAX',
    } as const;
    expect(readBench(writeBench('?other=1', state, tables), tables)).toEqual(state);
    expect(writeBench('?other=1', state, tables)).toContain('other=1');
    expect(writeBench('?bench.view=encode&other=1', first, tables)).toBe('?other=1');
    expect(writeBench('', first, tables)).toBe('');
  });

  it('has no room for a recording', () => {
    expect(writeBench('', { ...first, frames: '0'.repeat(longestInAddress + 1) }, tables)).toBe('');
  });

  it('that makes no sense changes nothing', () => {
    const odd =
      '?bench.view=x&bench.port=../&bench.limits=99&bench.type=constructor&bench.kind=toString&bench.motor=9&bench.bus=1&bench.plot=<b>&bench.from=4&bench.to=2&bench.list=__proto__&bench.listkind=toString';
    expect(readBench(odd, tables)).toEqual(first);
    // A type that the software does not know would have no limits.
    expect(readBench('?bench.limits=main&bench.type=DMS3519', tables).type).toBe('');
    expect(readBench('?bench.limits=dm-motor-driver&bench.type=DMS3519', tables).type).toBe('DMS3519');
  });

  it('keeps what was typed for a number and is none, so that its mistake is seen', () => {
    const read = readBench('?bench.p=10+rad&bench.v=&bench.t=<b>&bench.q=abc&bench.kp=', tables);
    expect(read).toMatchObject({ position: '10 rad', velocity: '', torque: '<b>', values: { q: 'abc', kp: '' } });
    expect(isNoLimit(read.position)).toBe(true);
    // Its beginning alone would be another number.
    expect(isNoLimit(readBench(`?bench.p=${'1'.repeat(400)}`, tables).position)).toBe(true);
    expect(readBench(writeBench('', read, tables), tables)).toEqual(read);
  });

  it('takes limits by hand where they are numbers above 0', () => {
    const limitsOf = (change: Partial<typeof first>) => knownBus(tables, choicesOf({ ...first, ...change }, tables)).motors[2]?.limits;
    expect(limitsOf({})).toEqual({ position: 12.5, velocity: 10, torque: 28 });
    expect(limitsOf({ velocity: '8,5', torque: '-3' })).toEqual({ position: 12.5, velocity: 8.5, torque: 28 });
    expect(limitsOf({ limits: '1.2.9' })).toEqual({ position: 12.5, velocity: 8, torque: 28 });
  });
});
