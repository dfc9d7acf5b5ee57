import { checkCollisions } from '../cad/checkCollisions';
import { loadKernel } from '../cad/kernel';
import { meshOf } from '../cad/mesh';
import type { Model } from '../cad/model';
import type { Part } from '../cad/part';
import { box } from '../cad/solids';

/** Two blocks of 10 mm, the second one `z` mm above the first. */
function blocks(z: number, overlaps: Part['overlaps'] = {}): Model {
  const parts: Part[] = [0, z].map((height, index) => ({
    id: index === 0 ? 'A' : 'B',
    frame: 'arm',
    holes: [],
    overlaps,
    build: () => box([0, 0, height], [10, 10, height + 10]),
  }));
  const solid = (id: string) => (parts.find((part) => part.id === id) as Part).build();
  return {
    parts: new Map(parts.map((part) => [part.id, part])),
    groups: new Map(),
    cables: new Map(),
    drawings: [
      { guide: 'blocks', step: 'finished', arm: 'both', title: '', built: ['A', 'B'], added: [], driven: [], view: { from: [1, 0, 0] } },
    ],
    digest: (name) => `${name} at ${z}`,
    solid,
    mesh: (name) => meshOf(solid(name)),
  };
}

/** Prints what the check says about blocks that touch, that overlap, and that declare their overlap. */
async function run(): Promise<void> {
  await loadKernel();
  const result = {
    touching: checkCollisions(blocks(10)),
    overlapping: checkCollisions(blocks(8)),
    declared: checkCollisions(blocks(8, { B: 150 })),
  };
  process.stdout.write(JSON.stringify(result));
}

void run();
