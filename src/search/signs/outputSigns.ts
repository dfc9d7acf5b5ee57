import { leadRows } from '../../can/reading/leads';
import type { Lead } from '../../can/reading/leads';

/** A sign in the output of a program. */
export interface OutputSign {
  /** Description, as the end of "The text shows …"; of a healthy system as the end of "This looks healthy: …". */
  readonly seen: string;
  /** Ids of failures, most likely first. The first one fits, unless the sign is healthy. */
  readonly symptoms: readonly string[];
  /** The output is that of a healthy system. The failures name what can be wrong all the same. */
  readonly isHealthy: boolean;
}

/** Creates a sign. */
export const sign = (kind: Lead, seen: string): OutputSign => ({ seen, symptoms: leadRows[kind], isHealthy: false });

/** Creates a sign of a healthy system. */
export const healthySign = (seen: string, kind?: Lead): OutputSign => ({ seen, symptoms: kind ? leadRows[kind] : [], isHealthy: true });
