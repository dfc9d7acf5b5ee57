import matter from 'gray-matter';
import { z } from 'zod';
import { oddCharacter } from '../../model/oddCharacter';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';

/** A mistake in how frontmatter begins or ends, with its line in the file. */
interface FenceMistake {
  readonly line: number;
  readonly message: string;
}

/** Characters that frontmatter may have: a few fields need a few hundred. */
const mostCharacters = 20_000;

/**
 * What is wrong with the dashes around frontmatter. A word behind the first ones names a language: gray-matter would run
 * what stands below `---js` as a program, so nothing is parsed before this has found nothing.
 */
function fenceMistake(source: string): FenceMistake | undefined {
  const text = source.replace(/^\uFEFF/, '');
  // A file without frontmatter is told which fields it needs.
  if (!text.startsWith('---') || text.startsWith('----')) return undefined;
  if (!/^---[ \t]*(\r?\n|$)/.test(text)) {
    const [words = ''] = text
      .slice(3)
      .trimStart()
      .split(/[\r\n]/);
    return {
      line: 1,
      message: `frontmatter begins with "---${words.slice(0, 20).trim()}": it is always YAML. Write --- alone on the line, and each field as "name: value".`,
    };
  }
  const end = text.indexOf('\n---', 3);
  if (end < 0) return { line: 1, message: 'frontmatter is not closed: write --- alone on a line below the last field.' };
  const line = text.slice(0, end + 1).split('\n').length;
  if (!/^---[ \t]*(\r?\n|$)/.test(text.slice(end + 1)))
    return { line, message: 'frontmatter ends in a line with more than dashes: write --- alone on the line.' };
  if (end > mostCharacters)
    return { line: 1, message: `frontmatter has more than ${mostCharacters} characters. Move the text below the frontmatter.` };
  return undefined;
}

/** What the frontmatter of a kind of file must say; `expectations` describes each field for messages. */
export interface FrontmatterRules<T> {
  readonly schema: z.ZodType<T>;
  readonly expectations: Readonly<Record<string, string>>;
  /** What to do with a file that has no text. */
  readonly emptyAdvice: string;
  /** Fields of other tools, and what happens to them. */
  readonly foreign?: Readonly<Record<string, string>>;
}

/** A file split into checked frontmatter and body, with the lines on which the body and the list of tables start. */
export interface SplitFile<T> {
  readonly frontmatter: T;
  readonly body: string;
  readonly bodyLine: number;
  readonly tablesLine: number;
}

/** A text of one line: titles and descriptions stand in lists and feeds, where a second line would be something else. */
export const oneLine = z
  .string()
  .trim()
  .regex(/^[^\r\n\u2028\u2029]*$/)
  // YAML can write them as "\\uFFFE".
  .refine((text) => !oddCharacter.test(text));

/** Line of a field in a file, from 1; the first one where it is not written as usual. */
export const lineOfKey = (source: string, key: string): number => {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
};

/** What is wrong with the fields; `source` is the file down to the end of the frontmatter. */
function schemaProblems(error: z.ZodError, source: string, file: string, expectations: Readonly<Record<string, string>>): Problem[] {
  const fields = Object.keys(expectations);
  // Several wrong entries of one list are one mistake.
  const issues = error.issues.filter(
    ({ path }, index, all) => path.length < 2 || all.findIndex((other) => other.path[0] === path[0]) === index,
  );
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOfKey(source, key),
        message: `unknown frontmatter field "${key}". ${didYouMean(key, fields)}`,
      }));
    }
    if (issue.path.length === 0)
      return [{ file, line: 1, message: 'frontmatter has no fields: write each as "name: value" on a line of its own.' }];
    const field = String(issue.path[0]);
    const missing = !new RegExp(`^${field}:`, 'm').test(source);
    return [
      {
        file,
        line: lineOfKey(source, field),
        message: missing
          ? `frontmatter has no "${field}": give ${expectations[field]}.`
          : `frontmatter field "${field}" is wrong: expected ${expectations[field]}.`,
      },
    ];
  });
}

/** State of the YAML parser, which hands it to a listener. */
interface YamlState {
  readonly anchor?: string | null;
  readonly line: number;
}

/** An error of the YAML parser; it counts lines from 0, starting with the one of the opening dashes. */
interface YamlError {
  readonly reason?: string;
  readonly mark?: { readonly line: number };
}

/** What js-yaml found, and what to do: its own reasons are for those who know the format. */
function yamlMistake(reason: string): string {
  if (reason === 'duplicated mapping key') return 'has a field twice. Keep one of them.';
  if (reason.startsWith('incomplete explicit mapping pair')) return 'is not valid YAML: a text holds a colon. Put the text in quotes.';
  if (reason.startsWith('anchors ')) return `is not valid YAML: ${reason}.`;
  return `is not valid YAML: ${reason}. Write each field as "name: value", with quotes around a text that holds a colon or begins with a sign.`;
}

/** Stops at the first anchor: a few lines of anchors and aliases can stand for more values than memory holds. */
function refuseAnchors(_event: string, { anchor, line }: YamlState): void {
  if (anchor === null || anchor === undefined) return;
  // gray-matter hands errors on as they are thrown.
  throw Object.assign(new Error(), { reason: `anchors such as "&${anchor}" are not allowed: write the value out`, mark: { line } });
}

// Options of their own keep gray-matter from returning a cached, half-read result after an error; it hands them on to the YAML parser.
const options = { language: 'yaml', listener: refuseAnchors };

type Fields = Readonly<Record<string, unknown>>;

/** The first line of a text, where it is a heading of level 1: other tools take that for the title. */
const firstHeading = /^(?:[ \t]*\r?\n)*# +([^\r\n]+?)[ \t#]*(?=\r?\n|$)/;

/** A text without a heading that says the title, and the title where nothing else does. */
function withoutTitle(content: string, title: unknown): { readonly title: unknown; readonly body: string } {
  const [found, words = ''] = firstHeading.exec(content) ?? [];
  const plain = words.replace(/\s*\{#[\w.:-]+\}$/, '').replace(/[`*_]/g, '');
  // What a title can't hold is reported where it stands.
  if (found === undefined || /[<{]/.test(plain) || (title !== undefined && title !== plain)) return { title, body: content };
  return { title: plain, body: found.replace(/[^\r\n]+$/, '') + content.slice(found.length) };
}

/** Fields that the site knows, under its own names; `null` is what YAML makes of a field without a value. */
function ownFields(fields: Fields, title: unknown, foreign: Readonly<Record<string, string>>): Fields {
  const own = Object.entries(fields).filter(([name]) => !Object.hasOwn(foreign, name) && name !== 'sidebar_label');
  const label = fields.sidebarLabel ?? fields.sidebar_label;
  return { ...Object.fromEntries(own), ...(title === undefined ? {} : { title }), ...(label === undefined ? {} : { sidebarLabel: label }) };
}

/** Fields of other tools, each with what happens to it. */
const foreignFields = (fields: Fields | undefined, head: string, file: string, foreign: Readonly<Record<string, string>>): Problem[] =>
  Object.keys(fields ?? {})
    .filter((name) => Object.hasOwn(foreign, name))
    .map((name) => ({ file, line: lineOfKey(head, name), message: `frontmatter field "${name}": ${foreign[name]}`, warning: true }));

/** A key that JavaScript takes for the prototype of the fields: it would bring in fields that nobody has written. */
const prototypeKey = /^[ \t]*(?:\? *)?["']?__proto__["']?[ \t]*:/m;

/** Splits a file and checks its frontmatter. Where it is wrong the problems say so and `fallback` stands in for it. */
export function splitFile<T>(
  file: string,
  source: string,
  { schema, expectations, emptyAdvice, foreign = {} }: FrontmatterRules<T>,
  fallback: T,
): SplitFile<T> & { problems: Problem[] } {
  const failed = (line: number, message: string) => ({
    frontmatter: fallback,
    body: '',
    bodyLine: 1,
    tablesLine: 1,
    problems: [{ file, line, message }],
  });
  const mistake = fenceMistake(source);
  if (mistake) return failed(mistake.line, mistake.message);
  let parsed: { data: unknown; content: string };
  try {
    parsed = matter(source, options);
  } catch (error) {
    // Of js-yaml; of another error, the reason is its text.
    const { reason = String(error), mark } = error as YamlError;
    return failed((mark?.line ?? 0) + 1, `frontmatter ${yamlMistake(reason)}`);
  }
  const fields =
    typeof parsed.data === 'object' && parsed.data !== null && !Array.isArray(parsed.data) ? (parsed.data as Fields) : undefined;
  const { title, body } = withoutTitle(parsed.content, fields?.title);
  const result = schema.safeParse(fields ? ownFields(fields, title, foreign) : parsed.data);
  const head = source.slice(0, source.length - parsed.content.length);
  const bodyLine = head.split('\n').length;
  const key = prototypeKey.exec(head);
  if (key) return failed(head.slice(0, key.index).split('\n').length, 'frontmatter has the field "__proto__". Remove it.');
  const problems = [
    ...foreignFields(fields, head, file, foreign),
    ...(result.success ? [] : schemaProblems(result.error, head, file, expectations)),
  ];
  if (body.trim() === '') problems.push({ file, line: bodyLine, message: `has no content: ${emptyAdvice}` });
  const frontmatter = result.success ? result.data : fallback;
  return { frontmatter, body, bodyLine, tablesLine: lineOfKey(head, 'tables'), problems };
}
