import { conductorsOf, type Conductor } from './conductors';
import { rowWith, type WiringTables } from './wiringTables';

/** What a step of the guide on power and CAN joins: rows of wiring-connections.csv by their names. Steps that are missing join nothing. */
export const powerPlan: Readonly<Record<number, readonly string[]>> = {
  // The lead is fixed to the supply and comes with it.
  1: ['Supply lead A'],
  2: ['Supply lead B'],
  3: ['Extension U1'],
  5: ['Extension U0'],
  6: ['Communication ends'],
  7: ['Communication U0'],
  8: ['USB A', 'USB B'],
};

/** Conductors that one connection joins on one arm. An unknown name is an error that lists the known ones. */
export const joined = (tables: WiringTables, connection: string): Conductor[] =>
  conductorsOf(tables, rowWith(tables['wiring-connections'], 'connection', connection, 'connection'));

/** Conductors that a step joins on one arm; the other arm has the same. */
export const stepConductors = (tables: WiringTables, step: number): Conductor[] =>
  (powerPlan[step] ?? []).flatMap((connection) => joined(tables, connection));

/** The conductor of a list that carries a signal; without one, an error that names the plug and the signals it has. */
export function carrying(conductors: readonly Conductor[], signal: Conductor['signal']): Conductor {
  const found = conductors.find((conductor) => conductor.signal === signal);
  if (!found)
    throw new Error(
      `no conductor of "${conductors[0]?.plug ?? 'no plug'}" carries ${signal}. It has: ${conductors.map((conductor) => conductor.signal).join(', ') || 'none'}.`,
    );
  return found;
}
