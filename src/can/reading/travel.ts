import { formatNumber } from '../../model/format';

/** Arm of a pair. */
export type Side = 'left' | 'right';

/** Positions in rad that a joint reaches, in one of the conventions in which programs count them. */
export interface Travel {
  /** Arm that counts so; null for both. */
  readonly side: Side | null;
  /** The convention, in words. */
  readonly model: string;
  readonly low: number;
  readonly high: number;
}

/** Whether a position is within a travel, give or take a tolerance in rad. */
export const isWithin = (position: number, { low, high }: Travel, tolerance: number): boolean =>
  position >= low - tolerance && position <= high + tolerance;

/** Whole degrees of an angle in rad. */
export const degrees = (angle: number): string => `${formatNumber(Math.round((angle * 180) / Math.PI))}°`.replace(',', '');

const short = (angle: number): string => formatNumber(Number(angle.toFixed(4)));

/** Ends of a travel in words. */
export const endsWords = ({ low, high }: Pick<Travel, 'low' | 'high'>): string =>
  `${short(low)} to ${short(high)}\u00a0rad (${degrees(low)} to ${degrees(high)})`;

/** A travel in words, with the conventions if they differ: `0 to 2.4435 rad (0° to 140°)`. */
export function travelWords(travel: readonly Travel[]): string {
  const models = new Map<string, string[]>();
  for (const one of travel) models.set(endsWords(one), [...(models.get(endsWords(one)) ?? []), one.model]);
  const ranges = [...models];
  return ranges.length === 1 ? (ranges[0]?.[0] ?? '') : ranges.map(([range, names]) => `${range} ${names.join(' and ')}`).join(', ');
}

/** What a joint reaches in every convention; undefined if they have nothing in common, as with the gripper's two zeros. */
export function commonTravel(travel: readonly Travel[]): Pick<Travel, 'low' | 'high'> | undefined {
  const [low, high] = [Math.max(...travel.map((one) => one.low)), Math.min(...travel.map((one) => one.high))];
  return travel.length > 0 && low < high ? { low, high } : undefined;
}

/** Tolerances in rad. Zeros are set by hand and end stops give, so a measured position may be a few degrees beyond. */
const tolerances = { measured: 0.1, commanded: 0.001 } as const;

/** The travel that a position is outside of, in every convention; undefined if the joint reaches it, or if its travel is unknown. */
export function outsideTravel(position: number, travel: readonly Travel[] | undefined, way: keyof typeof tolerances): string | undefined {
  if (!travel || travel.length === 0 || travel.some((one) => isWithin(position, one, tolerances[way]))) return undefined;
  return travelWords(travel);
}

/** Position that a full turn away is inside the travel, if one is: motors lose turns when the power goes off. */
export const turnedInside = (position: number, travel: readonly Travel[]): number | undefined =>
  [position + 2 * Math.PI, position - 2 * Math.PI].find((turned) => travel.some((one) => isWithin(turned, one, tolerances.measured)));

/** Whether a position is what a program takes from a register reply or a looped-back request: −12.48 to −12.42 rad. */
export const misreadReply = (position: number): boolean => position > -12.49 && position < -12.42;
