import { didYouMean } from '../../model/problems';

/** A name without case, spaces and punctuation: `Motor IDs` and `motor-ids` are equal, and so are `M4×10` and `M4x10`. */
export const folded = (name: unknown): string =>
  String(name)
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Number of a joint as people and programs write it: `J4`, `joint 4`, `4`, `openarm_left_joint4`, `gripper`, `openarm_finger_joint1`. */
export function jointNumber(name: unknown): number | undefined {
  const text = String(name).trim().toLowerCase();
  if (/^(?:(?:left|right|the|arm|openarm)[\s_-]+)*(?:gripper(?:[\s_-]+motor)?|finger(?:[\s_-]*joint[\s_-]*[12]?)?)$/.test(text)) return 8;
  const [, number] = /^(?:openarm[\s_-]+)?(?:(?:left|right|arm|motor)[\s_-]*)*(?:joint|j)?[\s_-]*([1-8])$/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Series of a motor as shops, programs and pages write it: 4340 for `DM-J4340P-2EC`, `DM4340` and `DM 4340`. */
const motorSeries = (name: unknown): string | undefined =>
  /^(?:dm)?[\s_-]*[jhg]?[\s_-]*(\d{4,5}l?)(?!\d)/.exec(String(name).trim().toLowerCase())?.[1];

/** Whether a text begins with a sign, or with a dash that stands for one. `-J5` isn't J5: it may mean a direction. */
export const isSigned = (name: unknown): boolean => /^\s*[+−\p{Dash_Punctuation}]/u.test(String(name));

/** Whether two spellings mean the same name, joint or motor. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (isSigned(one) !== isSigned(other)) return false;
  const [joint, series] = [jointNumber(one), motorSeries(one)];
  return (
    folded(one) === folded(other) ||
    (joint !== undefined && joint === jointNumber(other)) ||
    (series !== undefined && series === motorSeries(other))
  );
}

/**
 * Finds the entry that a name means: an equal name, otherwise a similar spelling, otherwise the only name that contains it. `namesOf` lists the
 * names of an entry, the one for error messages first. Throws a RangeError that lists what exists; `what` is the noun for an entry.
 */
export function findNamed<Entry>(
  what: string,
  asked: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Entry {
  const wanted = folded(asked);
  const having = (test: (name: string) => boolean): Entry[] => entries.filter((entry) => namesOf(entry).some(test));
  const longer = wanted.length > 2 ? having((name) => folded(name).includes(wanted)) : [];
  const found =
    having((name) => name === asked)[0] ??
    having((name) => folded(name) === wanted)[0] ??
    having((name) => isAlike(name, asked))[0] ??
    (longer.length === 1 ? longer[0] : undefined);
  if (found !== undefined) return found;
  const names = (longer.length > 0 ? longer : entries).map((entry) => namesOf(entry)[0] ?? '');
  throw new RangeError(
    `There is no ${what} "${asked}". ${longer.length > 0 ? 'It can mean' : `${didYouMean(asked, names)} Known are`} ${names.join(', ')}.`,
  );
}
