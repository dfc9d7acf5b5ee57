import type { StepRow } from '../../src/guides/content/buildSteps';
import { clustersOf } from '../cad/clusters';
import { rowOf, tableId, takenInPlace, takeNumber } from '../cad/stepRow';
import { textMistakes } from '../textMistakes';
import { drawingText as sheet, modelDrawings } from './drawnFiles';
import { stepsLike } from './handMade';

const files = modelDrawings.filter((file) => file.startsWith('assembly-'));

/** A drawing without the lines of the model: words find their place by the pixels that it covers. */
const words = (svg: string): string => svg.slice(0, svg.indexOf('<path')) + svg.slice(svg.indexOf('<g'));

const row = (changes: Partial<StepRow>): StepRow => ({
  id: 'pedestal-3',
  guide: 'pedestal',
  step: 3,
  arm: 'pedestal',
  adds: [
    { id: 'HBLFSDW6-SEP', count: 2 },
    { id: 'J7_B', count: 1 },
  ],
  onto: [{ id: 'post', count: 1 }],
  fasteners: [{ id: 'M6x12', count: 8 }],
  tool: '',
  countedIn: undefined,
  place: { file: 'content/data/build-steps.csv', line: 4 },
  ...changes,
});

const step = stepsLike({ guide: 'pedestal', step: 3, arm: 'pedestal' });

describe('clusters of fasteners', () => {
  const at = (...xs: readonly number[]) => xs.map((x) => ({ at: [x, 0] as const }));
  const sizes = (xs: readonly number[], gap: number): number[] => clustersOf(at(...xs), gap).map(({ length }) => length);

  it('are parted where they stand apart, whatever their order', () => {
    expect(sizes([0, 10, 200, 210], 50)).toEqual([2, 2]);
    expect(sizes([0, 200, 10, 210, 20], 50).sort((a, b) => a - b)).toEqual([2, 3]);
    expect(sizes([0, 40, 80, 120], 50)).toEqual([4]);
  });

  it('stay one where a fastener would be alone, or is hidden', () => {
    expect(sizes([0, 200, 400], 50)).toEqual([3]);
    expect(sizes([7], 50)).toEqual([1]);
    expect(clustersOf([...at(0, 10, 200, 210), { at: undefined }], 50)).toHaveLength(1);
  });
});

describe('what a drawing shows of its row', () => {
  it('is numbered in the order of the row, the fasteners last; what is in hand has no number', () => {
    const given = row({});
    expect(['HBLFSDW6-SEP', 'J7_B', 'M6x12', 'post'].map((id) => takeNumber(id, given))).toEqual([1, 2, 3, undefined]);
    expect(takeNumber('J7_B', undefined)).toBeUndefined();
  });

  it('goes by the ids of the table, for pieces, stages and units', () => {
    expect(['J7_B#2', 'RSE2B10-155 slider', 'cable 21 with U6 plugged', 'J2 lead', 'unit:j4-j5', 'left:J1_A'].map(tableId)).toEqual([
      'J7_B',
      'RSE2B10-155',
      'cable-21',
      'cable-22',
      'J3-J5 unit',
      'J1_A',
    ]);
  });

  it('is taken where it lies, unless another piece of its kind is put on', () => {
    const given = row({});
    expect(takenInPlace(step({ built: ['J7_B', 'post'] }), given)).toEqual(['J7_B']);
    expect(takenInPlace(step({ built: ['J7_B'], added: [{ part: 'J7_B#2', from: [1, 0, 0] }] }), given)).toEqual([]);
  });

  it('is the row of its arm; a detail may show both', () => {
    const rows = [row({ id: 'a', arm: 'right' }), row({ id: 'b', arm: 'left' })];
    expect(rowOf(step({ arm: 'left' }), rows)?.id).toBe('b');
    expect(rowOf(step({ arm: 'both' }), rows)).toBeUndefined();
    expect(rowOf(step({ arm: 'both', extra: 'stack' }), rows)?.id).toBe('a');
    expect(rowOf(step({ arm: 'both' }), [row({ arm: 'both' })])?.id).toBe('pedestal-3');
  });
});

describe('the drawings of the steps', () => {
  it('have words that a phone shows well, and that stand free', () => {
    expect(files.length).toBeGreaterThan(120);
    expect(files.flatMap((file) => textMistakes(file, words(sheet(file)), { isBeside: false }))).toEqual([]);
  });

  it('show how things move: an arrow, or a line that ends in one', () => {
    const moving = files.filter((file) => !/-(?:finished|folded|lug|rear)/.test(file) && !file.startsWith('assembly-arm-wiring'));
    expect(moving.filter((file) => /class="motion"|stroke-dasharray="9 4 1.5 4"/.test(sheet(file))).length).toBeGreaterThan(90);
  });
});
