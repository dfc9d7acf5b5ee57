import { debugTool } from '../setup/debugTool';
import { setupFlow } from '../setup/flow';
import { motorDebugBoard, motorDebugDirect } from '../setup/motorDebug';
import { zeroPose } from '../setup/zeroPose';
import type { Drawing } from '../svg';

/** Drawings of the setup guide. */
export const draw = (): Drawing[] => [setupFlow(), motorDebugBoard(), motorDebugDirect(), debugTool(), zeroPose()];
