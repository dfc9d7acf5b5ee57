const jointNumber = /^(?:joint|axis|j)[-_]?0*([1-9])$/;

const hexNumber = /^0x0*([\da-f]+)$/;

/** The number of a motor model, alone or in its name: 4310, 8009p, dm4310, dm-j4340p-2ec. */
const modelNumber = /^(?:dm)?-?j?(\d{4}p?)(?:-2ec)?$/;

/** Words by which a number after them is that of a joint; the send ID of each is its number. */
const beforeJoint = new Set(['joint', 'axis', 'j', 'motor', 'id']);

/** Parts of a name that tell none from another. V2.0 tells: values of OpenArm 1 do not answer for OpenArm 2. */
const modelParts = /^(?:dm|2ec|v1(?:\.\d)?)$/;

/** A generation is no number of a code or a register, C++ is no C, and the P of a model belongs to it. */
const oneName = (text: string): string =>
  text
    .replace(/\bopenarm[ -]v?1(?:\.0)?(?![.\d])/g, 'openarm')
    .replace(/\bopenarm[ -]v?(?=2(?:\.0)?(?![.\d]))/g, 'openarm')
    .replaceAll('c++', 'cpp')
    .replace(/(\d{4})[ -]p(?![\p{L}\p{N}])/gu, '$1p');

/** One spelling for each name: `joint5` is j5, `0X05` is 0x5, `DM-J4310-2EC` is 4310. */
function oneSpelling(word: string): string {
  const [, joint] = jointNumber.exec(word) ?? [];
  if (joint !== undefined) return `j${joint}`;
  const [, hex] = hexNumber.exec(word) ?? [];
  if (hex !== undefined) return `0x${hex}`;
  return modelNumber.exec(word)?.[1] ?? word;
}

/** Words of a question or a name, each in its one spelling; "joint 5" is one word. */
export function answerWords(text: string): string[] {
  const words = (oneName(text.toLowerCase()).match(/[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu) ?? []).filter(
    (word) => !modelParts.test(word),
  );
  return words.flatMap((word, index) => {
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    if (/^[1-9]$/.test(word) && beforeJoint.has(before)) return [`j${word}`];
    return /^[1-9]$/.test(after) && beforeJoint.has(word) ? [] : [oneSpelling(word)];
  });
}
