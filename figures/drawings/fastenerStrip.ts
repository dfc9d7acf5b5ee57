import { fastenerSolid } from '../cad/fasteners';
import { loadKernel } from '../cad/kernel';
import { meshOf } from '../cad/mesh';
import { drawStrip } from '../fasteners/strip';
import { drawTile } from '../fasteners/tile';
import { fastenerBody } from '../fasteners/views';
import type { Drawing } from '../svg';
import { readTable } from '../tables/readTable';

/** All fasteners of the build guides at true size on one strip, and a tile of each at one scale for the parts trays. */
export async function draw(): Promise<Drawing[]> {
  await loadKernel();
  const fasteners = readTable('build-fasteners').map((row) => {
    const id = row.text('fastener');
    return {
      id,
      label: `{Cell build-fasteners ${id} label}`,
      // Nothing tells what such a screw looks like: a true size would be a guess.
      isKnown: !(row.text('kind') === 'screw' && row.text('drive') === 'unknown'),
      body: fastenerBody(id, meshOf(fastenerSolid(id), 0.02)),
    };
  });
  return [drawStrip(fasteners.filter(({ isKnown }) => isKnown)), ...fasteners.map(({ id, body }) => drawTile(id, body))];
}
