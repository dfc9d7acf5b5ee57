import { encodeMit } from '../codec/mit';
import { encodeState } from './encodeState';
import { hexText, idText } from '../formats/frame';
import { knownBus } from '../reading/bus';
import { siteCanTables } from './siteTables';

/** The motors of this robot. */
export const bus = knownBus(siteCanTables());

/** Positions of an arm at rest, within the travel of both arms. */
export const rest = [0.3, 0.05, 0.3, 0.5, 0.3, 0.3, 0.3, -0.2];

interface Reply {
  readonly status: number;
  readonly q: number;
  readonly driver: number;
  readonly rotor: number;
  readonly id: number;
  readonly fd: boolean;
  /** Byte 0 names this motor. */
  readonly nibble: number;
}

/** The replies of a motor in a round. */
export type Replies = (motor: number, round: number, usual: Reply) => readonly Reply[];

/** How a made recording differs from that of an arm that holds still and answers. */
export interface Round {
  /** The replies of a motor in a round; none if it is silent. */
  readonly replies?: Replies;
  /** Position that a motor is commanded to; null for no command. */
  readonly command?: (motor: number, round: number) => number | null;
  /** Lines behind a round. */
  readonly behind?: (round: number, time: string) => readonly string[];
  readonly rounds?: number;
  readonly hasTimes?: boolean;
  readonly port?: string;
  readonly motors?: readonly number[];
}

/** A recording of rounds of 2 ms: a command to each motor, then its reply. */
export function recorded({
  replies = (_motor, _round, usual) => [usual],
  command = (motor) => rest[motor - 1] ?? 0,
  behind,
  rounds = 60,
  hasTimes = true,
  port = 'can0',
  motors = [1, 2, 3, 4, 5, 6, 7, 8],
}: Round): string {
  const lines: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stamp = (step: number): string => (1700000000 + round * 0.002 + step * 0.00006).toFixed(6);
    const line = (step: number, frame: string): number => lines.push(hasTimes ? `(${stamp(step)}) ${port} ${frame}` : `${port} ${frame}`);
    for (const motor of motors) {
      const [q, limits] = [command(motor, round), bus.motors[motor - 1]?.limits];
      if (q !== null && limits) line(motor, `00${motor}##1${hexText(encodeMit({ q, dq: 0, kp: 20, kd: 1, tau: 0 }, limits))}`);
    }
    for (const motor of motors) {
      const limits = bus.motors[motor - 1]?.limits;
      const usual: Reply = { status: 1, q: rest[motor - 1] ?? 0, driver: 35, rotor: 33, id: 0x10 + motor, fd: true, nibble: motor };
      for (const { status, q, driver, rotor, id, fd, nibble } of replies(motor, round, usual))
        if (limits)
          line(
            8 + motor,
            `${idText({ id, idKind: 'standard' })}#${fd ? '#1' : ''}${hexText(encodeState({ status, idNibble: nibble, q, dq: 0, tau: 0, driverTemperature: driver, rotorTemperature: rotor }, limits))}`,
          );
    }
    lines.push(...(behind?.(round, stamp(20)) ?? []));
  }
  return lines.join('\n');
}

/** Replies of an arm of which some motors answer no more from a round on. */
export const silentFrom =
  (from: number, ...silent: readonly number[]): Replies =>
  (motor, round, usual) =>
    round >= from && silent.includes(motor) ? [] : [usual];
