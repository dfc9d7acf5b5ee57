import { drawAll } from '../cad/drawAll';
import type { Drawing } from '../svg';

/** Draws the steps of the build guides and the pictures of their parts; it writes its files itself, as several processes. */
export async function draw(): Promise<Drawing[]> {
  await drawAll(console.log);
  return [];
}
