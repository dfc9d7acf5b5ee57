import { motorChain } from '../motors/chain';
import { motorFaces } from '../motors/faces';
import { motorHeat } from '../motors/heat';
import { torqueMass } from '../motors/torqueMass';
import { torqueSpeed } from '../motors/torqueSpeed';
import type { Drawing } from '../svg';

/** Drawings of the motors. */
export const draw = (): Drawing[] => [motorChain(), torqueSpeed(), torqueMass(), motorFaces(), motorHeat()];
