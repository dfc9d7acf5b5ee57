import { wiringTables } from '../../../src/site/tables/wiring';

const rows = {
  'wiring-connections': [
    { cable: 'A', run: 'J1', device: 'hub' },
    { cable: 'A', run: 'J1', device: 'J1' },
    { cable: 'A', run: 'J2', device: 'hub' },
    { cable: 'A', run: 'J2', device: 'J2' },
    { cable: 'B', run: 'B', device: 'emergency stop' },
    { cable: 'B', run: 'B', device: 'J4' },
    { cable: 'B', run: 'B', device: 'J5' },
    { cable: 'B', run: 'B', device: 'J4' },
  ],
  'wiring-legs': [
    { cable: 'A', length_mm: 450 },
    { cable: 'A', length_mm: 450 },
    { cable: 'B', length_mm: 650 },
    { cable: 'B', length_mm: 200 },
    { cable: 'C', length_mm: null },
  ],
};

const cell = (cable: string, column: 'joins' | 'ends' | 'lengths'): unknown =>
  wiringTables['wiring-cables'].columns[column]?.derive?.({ cable }, (table) => rows[table as keyof typeof rows]);

it('a cable says what it joins, and what nothing joins', () => {
  expect(cell('A', 'joins')).toBe('hub to J1, hub to J2; none joins J1 and J2');
  expect(cell('B', 'joins')).toBe('emergency stop to J4 and J5');
});

it('a cable has its ends in words without spaces, and its lengths', () => {
  expect([cell('A', 'ends'), cell('B', 'ends')]).toEqual(['hub/J1/J2', 'emergency-stop/J4/J5']);
  expect([cell('A', 'lengths'), cell('B', 'lengths'), cell('C', 'lengths')]).toEqual(['450 mm', '650 and 200 mm', 'length not specified']);
});
