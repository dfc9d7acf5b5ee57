import { z } from 'zod';
import { judgePrintouts } from '../../can/printouts/judgePrintouts';
import { printoutJson } from '../../can/printouts/printoutJson';
import { readSettings } from '../../can/printouts/settings';
import { looksLikePrintout } from '../../can/printouts/looksLikePrintout';
import { knownBus } from '../../can/reading/bus';
import type { Side } from '../../can/reading/travel';
import type { AgentSite } from './site';

/** Arm of a printout, which two tools take. */
export const sideInput = z.enum(['right', 'left']).optional().describe('Arm that a printout is of, which decides what its joints reach');

/** Judgements of the printouts in a text, for a site about motors on a CAN bus. */
export const printoutsIn = (text: string, site: AgentSite, side: Side | undefined): Record<string, unknown>[] =>
  site.data.can && looksLikePrintout(text)
    ? printoutJson(judgePrintouts(text, knownBus(site.can()), readSettings(site.rows('motor-settings')), side))
    : [];
