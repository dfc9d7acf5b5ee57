import type { Opened } from '../../../theme/feedback/useLoaded';
import { ArmMotion } from './armMotion';
import { loadArm } from './loadArm';
import type { LoadedArm } from './loadArm';

/** An arm that can be moved, with what is known of it. */
export interface ReadyArm extends Pick<LoadedArm, 'setup' | 'started'> {
  readonly motion: ArmMotion;
}

/** Loads the arm, which stands until it is moved. */
export async function openArm(fail: () => void): Promise<Opened<ReadyArm>> {
  const { setup, started, worker } = await loadArm();
  const motion = new ArmMotion(worker, fail);
  return { value: { setup, started, motion }, end: () => motion.end() };
}
