import { basePlateDrawing } from '../robot/basePlate';
import { dimensionsFront } from '../robot/dimensionsFront';
import { dimensionsSide } from '../robot/dimensionsSide';
import { overview } from '../robot/overview';
import { reachEnvelope } from '../robot/reachEnvelope';
import type { Drawing } from '../svg';

/** Drawings of the whole robot. */
export const draw = (): Drawing[] => [overview(), dimensionsFront(), dimensionsSide(), basePlateDrawing(), reachEnvelope()];
