import { sign } from './outputSigns';
import type { OutputSign } from './outputSigns';

/** A line of the demo or of comm_test: -1 stands for a motor that never answered. As a message it would also fit the line of a good ID. */
const silentMotor = /^\s*(?:Arm|Gripper) Motor: (\d+) ID: -1\s*$/gm;

/** What the IDs that a program printed show, in what somebody pasted. */
export function readIds(text: string): OutputSign[] {
  const silent = [...text.matchAll(silentMotor)].map(([, id = '']) => id);
  return silent.length === 0
    ? []
    : [sign('idMissing', `that no ID came from ${silent.length > 1 ? 'motors' : 'motor'} ${silent.join(', ')}`)];
}
