import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { addressMistake } from '../model/addresses';
import { isObject } from '../model/isObject';
import type { Problem } from '../model/problems';
import type { FooterColumn, FooterLink, NavbarItem, Sidebars, SiteSettings } from '../model/siteTypes';

/** The definitions of `src/site`. */
export interface FrameDefinitions {
  readonly sidebars: Sidebars;
  readonly navbar: readonly NavbarItem[];
  readonly footer: readonly FooterColumn[];
  readonly footerLine: readonly FooterLink[];
  readonly settings: SiteSettings;
}

const text = z.string('write a text in quotes').refine((value) => value.trim() !== '', 'write a non-empty text');
const flag = z.boolean('write true or false');
const oneOf = <Value extends string>(...values: Value[]) => z.enum(values, `write ${values.map((value) => `'${value}'`).join(' or ')}`);
const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'write a list in [brackets]');
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, 'write an object in {braces}');

const address = text.superRefine((value, context) => {
  const mistake = addressMistake(value);
  if (mistake !== undefined) context.addIssue(`the link "${value}" ${mistake}`);
});

/** A name or address that `resolveRoutes` checks. */
const resolved = z.unknown().optional();

const navbarItem = z.discriminatedUnion('type', [
  object({ type: z.literal('sidebar'), sidebarId: resolved, label: text, position: oneOf('left', 'right') }),
  object({ type: z.literal('link'), href: resolved, label: text, position: oneOf('left', 'right'), icon: oneOf('github').optional() }),
]);

const categoryPage = z.discriminatedUnion('type', [
  object({ type: z.literal('doc'), id: resolved }),
  object({
    type: z.literal('generated'),
    route: resolved,
    title: text,
    description: text,
    figure: object({ src: text, alt: text }).optional(),
  }),
]);

const sidebarItem: z.ZodType = z.preprocess(
  (item) => (typeof item === 'string' ? { type: 'doc', id: item } : item),
  z.discriminatedUnion('type', [
    object({ type: z.literal('doc'), id: resolved, label: text.optional() }),
    object({ type: z.literal('sidebar'), id: resolved }),
    object({ type: z.literal('link'), label: text, href: resolved }),
    object({
      type: z.literal('category'),
      label: text,
      link: categoryPage.optional(),
      open: flag.optional(),
      get items(): z.ZodType {
        return list(sidebarItem);
      },
    }),
  ]),
);

const footerLink = object({ label: text, href: address });

const settings = object({
  colourMode: object({ default: oneOf('light', 'dark'), disableSwitch: flag, followSystem: flag }),
  announcement: object({ id: text, text, href: address.optional(), closeable: flag }).nullable(),
  navbar: object({ hideOnScroll: flag }),
  offline: flag,
});

/** File and schema of each definition. */
const shapes: Readonly<Record<keyof FrameDefinitions, readonly [file: string, schema: z.ZodType]>> = {
  sidebars: ['src/site/sidebars.ts', z.record(z.string(), list(sidebarItem), 'write an object in {braces}')],
  navbar: ['src/site/navbar.ts', list(navbarItem)],
  footer: ['src/site/footer.ts', list(object({ title: text, items: list(footerLink) }))],
  footerLine: ['src/site/footer.ts', list(footerLink)],
  settings: ['src/site/settings.ts', settings],
};

/** Field path, such as `[0].label`. */
const fieldName = (way: readonly PropertyKey[]): string =>
  way.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

/** Whether `resolveRoutes` reports the issue, too: items that aren't objects or have an unknown type. */
const isResolved = ({ code, path: way }: z.core.$ZodIssue, name: string): boolean =>
  /^(sidebars|navbar)$/.test(name) &&
  way.length > 0 &&
  (code === 'invalid_union' || (code === 'invalid_type' && typeof way.at(-1) === 'number'));

/** Texts to find the line of an issue by, best first: the unknown field, the wrong value, neighbours, the field. */
function traces(issue: z.core.$ZodIssue, definition: unknown): string[] {
  const values = [definition];
  for (const key of issue.path) values.unshift(isObject(values[0]) ? values[0][String(key)] : undefined);
  const texts = values.flatMap((value) => (isObject(value) ? Object.values(value) : [value])).filter((value) => typeof value === 'string');
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => `${key}:`) : [];
  return [...unknown, ...texts.map((value) => `'${value}'`), `${String(issue.path.at(-1))}:`];
}

/** Line of the first text that occurs on exactly one line. */
function lineOf(source: string, texts: readonly string[]): number | undefined {
  const lines = source.split('\n');
  for (const text of texts) {
    const found = lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** Source of a file; empty if the definitions come from elsewhere, as in tests. */
function sourceOf(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}

/** Quoted names in a message, without the sidebar's own and suggestions. */
const quoted = (message: string): string[] =>
  [...message.replace(/^sidebar "[^"]*"|(Did you mean|Nearest|Known).*/g, '').matchAll(/"([^"]+)"/g)].map(([, text]) => `'${text}'`);

/** Adds lines to problems of `src/site` where they can be found. */
export const withLines = (root: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => {
    if (problem.line !== undefined || !problem.file.startsWith('src/site/')) return problem;
    const line = lineOf(sourceOf(root, problem.file), quoted(problem.message));
    return line === undefined ? problem : { ...problem, line };
  });

/** Reports invalid definitions: missing, unknown or mistyped fields, and forbidden addresses. */
export function definitionProblems(root: string, definitions: FrameDefinitions): Problem[] {
  return Object.entries(shapes).flatMap(([name, [file, schema]]) => {
    const definition: unknown = Reflect.get(definitions, name);
    const { error } = schema.safeParse(definition);
    const source = error ? sourceOf(root, file) : '';
    return (error?.issues ?? [])
      .filter((issue) => !isResolved(issue, name))
      .map((issue): Problem => {
        const what =
          issue.code === 'unrecognized_keys'
            ? `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}. Remove it, or correct its name`
            : issue.message;
        const line = lineOf(source, traces(issue, definition));
        return {
          file,
          ...(line === undefined ? {} : { line }),
          message: `${name}${fieldName(issue.path)}: ${what}.`.replace(/\.\.$/, '.'),
        };
      });
  });
}
