import matter from 'gray-matter';
import { z } from 'zod';
import { oddCharacter } from '../../model/oddCharacter';
import { didYouMean, orConvert } from '../../model/problems';
import type { Problem } from '../../model/problems';

interface FenceMistake {
  readonly line: number;
  readonly message: string;
}

/**
 * Mistake in the fences of frontmatter. A word after the first fence names a language, and gray-matter would execute the code after
 * `---js`, so this check must come before parsing.
 */
function fenceMistake(source: string): FenceMistake | undefined {
  const text = source.replace(/^\uFEFF/, '');
  // For a file without frontmatter, `schemaProblems` lists the required fields.
  if (!text.startsWith('---') || text.startsWith('----')) return undefined;
  if (!/^---[ \t]*(\r?\n|$)/.test(text)) {
    const [words = ''] = text
      .slice(3)
      .trimStart()
      .split(/[\r\n]/);
    return {
      line: 1,
      message: `frontmatter begins with "---${words.slice(0, 20).trim()}", but must be YAML. Write --- alone on the line, and each field as "name: value".`,
    };
  }
  const end = text.indexOf('\n---', 3);
  if (end < 0) return { line: 1, message: 'frontmatter is not closed. Write --- alone on a line after the last field.' };
  const line = text.slice(0, end + 1).split('\n').length;
  if (!/^---[ \t]*(\r?\n|$)/.test(text.slice(end + 1)))
    return { line, message: 'the line that closes the frontmatter has other text. Write --- alone on the line.' };
  return undefined;
}

/** Frontmatter schema of a kind of file. `expectations` describes each field for messages. */
export interface FrontmatterRules<T> {
  readonly schema: z.ZodType<T>;
  readonly expectations: Readonly<Record<string, string>>;
  /** Advice for a file without a body. */
  readonly emptyAdvice: string;
}

/** A file split into validated frontmatter and body, with the lines where the body and the field `tables` begin. */
export interface SplitFile<T> {
  readonly frontmatter: T;
  readonly body: string;
  readonly bodyLine: number;
  readonly tablesLine: number;
}

/** A text of one line: titles and descriptions appear in lists and feeds. */
export const oneLine = z
  .string()
  .trim()
  .regex(/^[^\r\n\u2028\u2029]*$/)
  // YAML escapes such as "\\uFFFE" bypass the check of the file's characters.
  .refine((text) => !oddCharacter.test(text));

/** Line of a field in a file, from 1. Returns 1 if the field isn't found. */
export const lineOfKey = (source: string, key: string): number => {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
};

/** Converts schema errors to problems. `head` is the file up to the end of the frontmatter. */
function schemaProblems(error: z.ZodError, source: string, file: string, expectations: Readonly<Record<string, string>>): Problem[] {
  const fields = Object.keys(expectations);
  // Report several invalid entries of one list once.
  const issues = error.issues.filter(
    ({ path }, index, all) => path.length < 2 || all.findIndex((other) => other.path[0] === path[0]) === index,
  );
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const advice = didYouMean(key, fields);
        const message = `unknown frontmatter field "${key}". ${advice.endsWith('?') ? advice : `${advice} ${orConvert}`}`;
        return { file, line: lineOfKey(source, key), message };
      });
    }
    if (issue.path.length === 0)
      return [{ file, line: 1, message: 'frontmatter has no fields. Write each as "name: value" on a line of its own.' }];
    const field = String(issue.path[0]);
    const missing = !new RegExp(`^${field}:`, 'm').test(source);
    return [
      {
        file,
        line: lineOfKey(source, field),
        message: missing
          ? `frontmatter has no "${field}". Write ${expectations[field]}.`
          : `frontmatter field "${field}" is wrong: expected ${expectations[field]}.`,
      },
    ];
  });
}

/** State that js-yaml passes to its listener. */
interface YamlState {
  readonly anchor?: string | null;
  readonly line: number;
}

/** Error of js-yaml. Lines count from 0, starting with the opening fence. */
interface YamlError {
  readonly reason?: string;
  readonly mark?: { readonly line: number };
}

/** Message for a js-yaml error, in words for authors. */
function yamlMistake(reason: string): string {
  if (reason === 'duplicated mapping key') return 'has a field twice. Keep one of them.';
  if (reason.startsWith('incomplete explicit mapping pair')) return 'is not valid YAML: a text contains a colon. Put the text in quotes.';
  if (reason.startsWith('anchors ')) return `is not valid YAML: ${reason}.`;
  return `is not valid YAML: ${reason}. Write each field as "name: value", with quotes around a text that contains a colon or begins with a special character.`;
}

/** Rejects YAML anchors: a few lines of aliases can expand to more values than fit into memory. */
function refuseAnchors(_event: string, { anchor, line }: YamlState): void {
  if (anchor === null || anchor === undefined) return;
  throw Object.assign(new Error(), { reason: `anchors such as "&${anchor}" are not allowed, write the value out`, mark: { line } });
}

// Passing options keeps gray-matter from returning a cached, half-parsed result after an error.
const options = { language: 'yaml', listener: refuseAnchors };

type Fields = Readonly<Record<string, unknown>>;

/** The fields without those that are wrong, so that a mistake in one isn't followed by others about what it names. */
function rightFields<T>(fields: Fields, error: z.ZodError, schema: z.ZodType<T>, fallback: T): T {
  const wrong = new Set(error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])));
  const right = Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.has(name)));
  const result = schema.safeParse({ ...fallback, ...right });
  return result.success ? result.data : fallback;
}

/** Splits a file and validates its frontmatter. If that is invalid, returns problems and `fallback`. */
export function splitFile<T>(
  file: string,
  source: string,
  { schema, expectations, emptyAdvice }: FrontmatterRules<T>,
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
    const { reason = String(error), mark } = error as YamlError;
    return failed((mark?.line ?? 0) + 1, `frontmatter ${yamlMistake(reason)}`);
  }
  const fields =
    typeof parsed.data === 'object' && parsed.data !== null && !Array.isArray(parsed.data) ? (parsed.data as Fields) : undefined;
  const { content: body } = parsed;
  const result = schema.safeParse(parsed.data);
  const head = source.slice(0, source.length - body.length);
  const bodyLine = head.split('\n').length;
  const problems = result.success ? [] : schemaProblems(result.error, head, file, expectations);
  if (body.trim() === '') problems.push({ file, line: bodyLine, message: `has no content. ${emptyAdvice}` });
  const frontmatter = result.success ? result.data : rightFields(fields ?? {}, result.error, schema, fallback);
  return { frontmatter, body, bodyLine, tablesLine: lineOfKey(head, 'tables'), problems };
}
