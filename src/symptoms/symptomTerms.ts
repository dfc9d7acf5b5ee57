import { printedFrames } from './printedFrame';

/** Words that say nothing about what went wrong; negations among them, because a failure is one with and without them. */
const emptyWords = new Set(
  (
    'a about after again all also always am an and any anymore anything are as at be because been before but by cannot cant could did didn didnt do does doesn doesnt doing ' +
    'don dont even for from get gets getting give gives go goes got had has have help how i if im in into is isn isnt it its ive just like more ' +
    'my me need never no none not nothing now of on once one only or other our out over own please problem same says say should so some something still such than that the ' +
    'their them then there these they thing this those to too try tried trying up us very want was wasn we were what when where which while who why will ' +
    'with without won wont would wrong you your openarm error issue happens happen happening s t m re ve ll d'
  ).split(' '),
);

/** Words that people use for one and the same; each group counts as its first word. */
const sameWords = [
  'answer reply respond response replies',
  'fall fell fallen drop collapse sag droop',
  'vibrate vibration shake shaking oscillate jitter shaky shiver tremble oscillation wobble buzz',
  'hang freeze stuck frozen stall',
  'led light lamp',
  'jump jerk jerky',
  'adapter dongle converter usb2can',
  'port interface',
  'computer pc laptop',
  'supply psu',
  'emergency estop',
  'bitrate baudrate baud',
  'start launch run',
  'plug connector',
  'red reddish',
  'find found detect detected recognise recognize',
  'break broken snap',
  'hot heat overheat overheating warm temperature',
  'noise sound noisy',
  'bend bent',
  'slow lag laggy delay',
  'disconnect unplug',
  'swap exchange mixed',
  'remember keep store save',
  'install installation setup',
  'package packages',
  'zero homing home origin',
  'gpu nvidia cuda graphics',
  'window gui display screen',
  'send transmit',
  'build compile',
  'lose lost loss',
  'wear worn',
  'tear torn',
  'write wrote written',
  'choose chose',
  'burn burnt',
  'blow blown',
  'hold held',
  'turn rotate',
  'show shown',
  'drive drove driven',
] as const;

/** A word without its ending: `moves`, `moving` and `moved` are one. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const base = word
    .replace(/(?:ies|ied)$/, 'y')
    // One ending: what is left of `closing` is no plural.
    .replace(/^(?:(.{3,})(?:ing|ed)|(.{2,}[^su])s)$/, '$1$2');
  const [, undoubled] = /^(.*([bdgmnprt]))\2$/.exec(base) ?? [];
  return (undoubled ?? base).replace(/^(.{3,})e$/, '$1');
}

const meaningOf: ReadonlyMap<string, string> = new Map(
  sameWords.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem);
    return others.map((word) => [word, first] as const);
  }),
);

const numberOrName = /^(?:0x[\da-f]+|\d[\da-f]*)$/;

/** Ports by any name are one word: which of them fails says nothing of why. */
const portName = /^(?:v|sl)?can\d+$/;

/** A text without the colours that a terminal gave it. */
// oxlint-disable-next-line no-control-regex -- the escape character begins them
export const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');

const plain = (text: string): string => withoutColours(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '');

/** The words of a text. A frame is judged by its reading (`readFrames`): its port and bytes stand in every other frame, too. */
const wordsIn = (text: string): string[] =>
  plain(text)
    .replace(printedFrames, ' ')
    .replace(/\b(baud|bit) rates?\b/g, 'bitrate')
    .replace(/\bopenarm_can\b/g, 'openarmcan')
    .replace(/\be-stop\b/g, 'estop')
    // The code of a fault is a word of its own: as a letter alone, D says as little as in "I'd".
    .replace(/\b(fault|error|err|status|code):? (?:code )?(?:0x)?([89b-e])\b/g, '$1 fault$2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The term of a word; none where it says nothing. */
function termOf(word: string): string[] {
  if (emptyWords.has(word)) return [];
  // The system, not what a program opens.
  if (word === 'windows') return [word];
  const base = portName.test(word) ? 'canport' : stem(word);
  return [meaningOf.get(base) ?? base];
}

/**
 * The words of a text that tell of a failure, as they are compared. Not those of the search for pages, which keeps numbers and part
 * numbers apart and counts how often a word stands in a text: here a port is like another, and a negation says nothing.
 */
export const symptomTerms = (text: string): string[] => wordsIn(text).flatMap(termOf);

/** Words that are no part of another: who can't `move it` doesn't mean MoveIt, nor a `plugin` who wants to `plug in` a cable. */
const standAlone = new Set(['it', 'in']);

/** What neighbours in a text would be as one word, by the terms of either: `over heat` may be `overheat`, `time out` a `timeout`. */
export function joinedTerms(text: string): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, string[]>();
  const words = wordsIn(text);
  words.slice(1).forEach((second, at) => {
    const first = words[at] ?? '';
    const asOne = standAlone.has(second) ? [] : termOf(first + second);
    for (const term of [first, second].flatMap(termOf)) joined.set(term, [...(joined.get(term) ?? []), ...asOne]);
  });
  return joined;
}

/** The words of a message in their order; what differs from one computer to the next is left out: numbers, ports, paths to a file. */
export function messageTerms(text: string): string[] {
  return (
    (
      plain(text)
        // Of a path, what is at its end says more than where it begins.
        .replace(/(?:~|\.{1,3})?(?:\/[^\s/:"]+)+(?=\/[^\s/]+)/g, ' ')
        // Where a program should name a number, one below zero says that there is none.
        .replace(/([\s(=:])-\d+/g, '$1 negative ')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).filter((word) => !numberOrName.test(word) && !portName.test(word))
  );
}
