import { ink } from '../svg';
import type { Conductor } from './conductors';
import { powerSignals } from './conductors';
import { conductorPath } from './conductorPath';
import { armX, page, type Arm, type State } from './pairView';
import { carrying } from './powerPlan';
import { wayX } from './stopContacts';
import { leadX } from './supplyUnit';
import { wordLines } from './wordLines';

/** The two conductors of a supply's lead, from its sheath at `bottom` up to `top`, which is in the inputs of the emergency stop or free. */
export const supplyLead = (arm: Arm, conductors: readonly Conductor[], top: number, bottom: number, state: State = 'fresh'): string =>
  powerSignals
    .map((signal) => {
      const x = armX(arm, wayX[signal]);
      const from = armX(arm, leadX + (signal === '24 V' ? -4 : 4));
      return conductorPath(
        [
          [from, bottom],
          [from, bottom - 8],
          [x, bottom - 30],
          [x, top],
        ],
        carrying(conductors, signal),
        { arm, state },
      );
    })
    .join('');

/** What a hollow wire means, in the middle of the sheet. */
export const hollowWire = (y: number): string => wordLines(page.width / 2, y, ['hollow wire:', 'colour not known'], { colour: ink.accent });
