import { placeIn } from '../../model/checkedTexts';
import type { CheckedText } from '../../model/checkedTexts';
import type { Place, Problem } from '../../model/problems';
import { problemsIn } from '../../model/problems';
import { rowsOf, textIn } from '../../model/tableRow';
import type { Row, Tables } from '../../model/tableRow';

const table = 'motor-ids';

interface Motor {
  readonly joint: string;
  readonly type: string;
  readonly send: number;
  readonly receive: number;
}

const motorOf = (row: Row): Motor => ({
  joint: textIn(row, 'joint'),
  type: textIn(row, 'openarm_can_motor_type'),
  send: Number(textIn(row, 'send_can_id_hex')),
  receive: Number(textIn(row, 'receive_master_id_hex')),
});

const hex = (id: number): string => `0x${id.toString(16).toUpperCase().padStart(2, '0')}`;

const idsIn = (text: string): number[] => (text.match(/\b0x[\da-f]{2}\b/gi) ?? []).map(Number);

const between = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Motor types in code: `{MotorType::DM8009, …}`, or `[oa.MotorType.DM8009] * 2 + …`. */
const typesIn = (text: string): string[] =>
  [...text.matchAll(/\b(DM\d{4}\w*)(?:\]\s*\*\s*(\d+))?/g)].flatMap(([, type = '', count = '1']) =>
    Array.from({ length: Number(count) }, () => type),
  );

/** Why IDs and types of motors in a text contradict the table, or undefined. */
type Judge = (found: RegExpMatchArray, motors: readonly Motor[]) => string | undefined;

/** A pair of IDs that no row of the table has. */
function wrongPair(send: number, receive: number, motors: readonly Motor[]): string | undefined {
  if (motors.some((motor) => motor.send === send && motor.receive === receive)) return undefined;
  const near = motors.find((motor) => motor.send === send) ?? motors.find((motor) => motor.receive === receive);
  const has = near ? `has ${hex(near.send)} and ${hex(near.receive)} for ${near.joint}` : 'has no such motor';
  return `gives a motor the send ID ${hex(send)} and the receive ID ${hex(receive)}, but ${table}.csv ${has}. Correct whichever is wrong.`;
}

function wrongMotors(
  sends: readonly number[],
  receives: readonly number[],
  types: readonly string[],
  motors: readonly Motor[],
): string | undefined {
  if (sends.length !== receives.length)
    return `lists ${sends.length} send IDs and ${receives.length} receive IDs. Write one of each for every motor.`;
  for (const [index, send] of sends.entries()) {
    const wrong = wrongPair(send, receives[index] ?? 0, motors);
    if (wrong !== undefined) return wrong;
    const [motor, type] = [motors.find((one) => one.send === send), types[index]];
    if (motor && type !== undefined && motor.type !== type)
      return `takes ${motor.joint} for a ${type}, but ${table}.csv has ${motor.type}. Correct whichever is wrong.`;
  }
  return undefined;
}

/** Every ID must be a send ID, or every one a receive ID. */
function wrongIds(ids: readonly number[], motors: readonly Motor[]): string | undefined {
  const [sends, receives] = [motors.map(({ send }) => send), motors.map(({ receive }) => receive)];
  const known = receives.includes(ids[0] ?? 0) ? receives : sends;
  const unknown = ids.find((id) => !known.includes(id));
  return unknown === undefined
    ? undefined
    : `names the ID ${hex(unknown)}, which no motor has in ${table}.csv. Correct whichever is wrong.`;
}

const inLists = (text: string): string[] => text.match(/[[{][^[\]{}]*[\]}]/g) ?? [];

const places: readonly (readonly [RegExp, Judge])[] = [
  [
    /\binit_arm_motors\(([^()]*)\)/g,
    ([, given = ''], motors) => {
      const [sends, receives] = inLists(given)
        .map(idsIn)
        .filter((ids) => ids.length > 0);
      return sends && receives ? wrongMotors(sends, receives, typesIn(given), motors) : undefined;
    },
  ],
  [
    /\binit_gripper_motor\(([^()]*)\)/g,
    ([, given = ''], motors) => {
      const [send, receive] = idsIn(given);
      return send === undefined || receive === undefined ? undefined : wrongMotors([send], [receive], typesIn(given), motors);
    },
  ],
  // Types of the first motors of the table, in a variable of their own.
  [
    /^TYPES = .*/gm,
    ([given], motors) => {
      const types = typesIn(given);
      const arm = motors.slice(0, types.length);
      return wrongMotors(
        arm.map(({ send }) => send),
        arm.map(({ receive }) => receive),
        types,
        motors,
      );
    },
  ],
  [
    /^send IDs:(.*)\n\s*receive IDs:(.*)/gim,
    ([, sends = '', receives = ''], motors) => wrongMotors(idsIn(sends), idsIn(receives), [], motors),
  ],
  [
    /\bReplies(?: \w+)?\([^)]*0x[^)]*\)/g,
    ([given], motors) => {
      const ids = idsIn(given);
      const [from = 0, end = 0] = ids;
      return wrongIds(/\brange\(/.test(given) ? between(from, end - 1) : ids, motors);
    },
  ],
  [
    /\bsend ID `?(0x[\da-f]{2})`?[^.|;]{0,20}?\breceive ID `?(0x[\da-f]{2})/gi,
    ([, send, receive], motors) => wrongPair(Number(send), Number(receive), motors),
  ],
  [
    /\|\s*`?(0x[\da-f]{2})`?\s*\|\s*`?(0x[\da-f]{2})`?\s*\|/gi,
    ([, send, receive], motors) => wrongPair(Number(send), Number(receive), motors),
  ],
  [
    /\b(?:motors|IDs)[^.|;]{0,30}?\b(0x[\da-f]{2}) to (0x[\da-f]{2})\b/gi,
    ([, from, to], motors) => wrongIds(between(Number(from), Number(to)), motors),
  ],
];

/** Texts of tables that tell readers IDs in a sentence. */
const tablesWithSentences = ['symptoms', 'faq', 'terms'] as const;

/** Reports programs, tables and sentences of pages that give motors other IDs or types than `motor-ids` does. */
export function checkMotorIds(texts: readonly CheckedText[], tables: Tables): Problem[] {
  const motors = rowsOf(tables, table).map(({ row }) => motorOf(row));
  if (motors.length === 0) return [];
  return problemsIn((report) => {
    const look = (text: string, place: (offset: number) => Place): void => {
      for (const [pattern, judge] of places)
        for (const found of text.matchAll(pattern)) {
          const wrong = judge(found, motors);
          if (wrong !== undefined) report(place(found.index ?? 0), `\`${found[0].split('\n')[0]?.trim()}\` ${wrong}`);
        }
    };
    for (const text of texts) if (text.frontmatter?.commands !== 'unchecked') look(text.body, (offset) => placeIn(text, offset));
    for (const name of tablesWithSentences)
      for (const { row, place } of rowsOf(tables, name)) look(Object.values(row).flat().map(String).join('\n'), () => place);
  });
}
