import type { OutputSign } from './outputSigns';
import { readFrames } from './readFrames';
import { readIds } from './readIds';
import { readPorts } from './readPorts';
import { withoutColours } from './printedFrame';

/** What the output of `ip -details link show` and `candump` shows, and the IDs that the demo printed. Other programs are known by their messages. */
export function readOutput(text: string): OutputSign[] {
  const plain = withoutColours(text);
  return [...readPorts(plain), ...readFrames(plain), ...readIds(plain)];
}
