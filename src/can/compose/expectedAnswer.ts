import type { SentKind } from './composeFields';
import { registerCommands, replyType } from '../codec/registers';
import type { BusMotor } from '../reading/bus';
import { hexText, idText, screenText } from '../formats/frame';
import type { Bus } from '../formats/frame';
import type { ComposedFrame } from './composeFrame';

/** The expected reply of a motor. */
interface ExpectedAnswer {
  /** ID and bytes in candump's form, with X for digits that depend on the motor; null if no reply is documented. */
  readonly frame: string | null;
  /** Their meaning. */
  readonly words: readonly string[];
}

const registerReply = 'This applies to a motor that still has the receive ID in the table.';

/** A reply before it is formatted for classic CAN or CAN FD. */
interface AnswerBytes {
  readonly bytes: readonly string[] | null;
  readonly words: readonly string[];
}

const answer = (bytes: readonly string[], ...words: readonly string[]): AnswerBytes => ({ bytes, words });

const open = (count: number): string[] => Array.from({ length: count }, () => 'XX');

const nameBytes = ({ sendId }: BusMotor): string[] => [hexText([sendId]), hexText([sendId >> 8])];

/** A state frame. The upper half of byte 0 is the status, the lower half belongs to the ID. */
const state = (motor: BusMotor, status: string, ...words: readonly string[]): AnswerBytes =>
  answer([`${status}${(motor.sendId & 0xf).toString(16).toUpperCase()}`, ...open(7)], ...words);

const undocumented = (what: string, motor: BusMotor): AnswerBytes => ({
  bytes: null,
  words: [
    `Libraries wait for a state with the ID ${idText({ id: motor.receiveId, idKind: 'standard' })}. Whether each firmware version answers ${what} is not documented: ask for the state afterwards.`,
  ],
});

/** Notes for registers whose change may affect the reply itself. */
const changed: Readonly<Record<number, string>> = {
  7: 'Whether the motor answers with the old or with the new receive ID is not documented.',
  8: 'The motor listens to the new ID from now on. Which ID this answer names is not documented.',
  35: 'The answer still comes at the old bit rate, then the motor changes to the new one.',
};

function writeAnswer({ data, asked }: ComposedFrame): AnswerBytes {
  const note = changed[asked.register ?? -1];
  return answer(
    Array.from(data, (byte) => hexText([byte])),
    'The same bytes come back: the reply names the motor, 55, the register and the value that was written.',
    ...(note ? [note] : []),
  );
}

function readAnswer(motor: BusMotor, register: number): AnswerBytes {
  const type = replyType(register) === 'uint32' ? 'a whole number (uint32)' : 'a float32';
  const bytes = [...nameBytes(motor), hexText([registerCommands.read]), hexText([register]), ...open(4)];
  return answer(bytes, `A reply to a read: motor, 33, register, then the value as ${type}, lowest byte first.`, registerReply);
}

const motion =
  'A state, as after every command: position, velocity, torque and two temperatures. Byte 0 starts with 1 if the motor is enabled, with 0 if it is disabled, and with 8 to E if it has a fault.';

const answers: Readonly<Record<SentKind, (motor: BusMotor, frame: ComposedFrame) => AnswerBytes>> = {
  refresh: (motor) =>
    state(
      motor,
      'X',
      'A state: position, velocity, torque and two temperatures. The request moves nothing, and the motor answers disabled or enabled.',
    ),
  enable: (motor) => state(motor, '1', 'A state. Byte 0 starts with 1, enabled; with 8 to E the motor has a fault and stays disabled.'),
  disable: (motor) => state(motor, '0', 'A state. Byte 0 starts with 0, disabled.'),
  mit: (motor) => state(motor, 'X', motion),
  'position-velocity': (motor) => state(motor, 'X', motion),
  velocity: (motor) => state(motor, 'X', motion),
  'position-force': (motor) => state(motor, 'X', motion),
  read: (motor, { asked }) => readAnswer(motor, asked.register ?? 0),
  write: (_motor, frame) => writeAnswer(frame),
  save: (motor) =>
    answer(
      [...nameBytes(motor), hexText([registerCommands.save]), hexText([1]), ...open(4)],
      'According to the motor’s manual, a reply with AA 01, up to 30\u00a0ms later. openarm_can does not read it.',
    ),
  'set-zero': (motor) => undocumented('to “Set zero”', motor),
  'clear-error': (motor) => undocumented('to “Clear error”', motor),
};

/** The expected reply to a frame, as far as it is documented. `bus` is the format that the motor is set to. */
export function expectedAnswer(kind: SentKind, motor: BusMotor, frame: ComposedFrame, bus: Bus = 'classic'): ExpectedAnswer {
  const { bytes, words } = answers[kind](motor, frame);
  return { frame: bytes && screenText(motor.receiveId, bytes, bus), words };
}
