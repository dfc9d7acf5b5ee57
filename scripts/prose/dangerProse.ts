import { dangerousRegisters, dangersOf, sentKinds } from '../../src/tools/can-bench/engine';
import type { Prose } from './proseOf';

const file = 'src/tools/can-bench/compose/dangers.ts';

/** Texts about dangerous commands in the CAN bench, without duplicates. */
export function dangerProse(): Prose[] {
  const all = [
    ...sentKinds.flatMap((kind) => dangersOf(kind, { joint: 'J8' })),
    ...dangerousRegisters.flatMap((register) => dangersOf('write', { register })),
  ];
  const once = new Map<string, Prose['kind']>();
  for (const { title, text } of all) once.set(title, 'title').set(text, 'text');
  return [...once].map(([text, kind]) => ({ file, text, kind }));
}
