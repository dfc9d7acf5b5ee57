import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { addressMistake, routeMistake } from '../model/addresses';
import { isObject } from '../model/isObject';
import { pageRouteMistake } from '../model/pageRouteMistake';
import type { Problem } from '../model/problems';
import type { FooterColumn, FooterLink, NavbarItem, Sidebars, SiteSettings } from '../model/siteTypes';

/** The definitions of `src/site`. */
export interface FrameDefinitions {
  readonly sidebars: Sidebars;
  readonly navbar: readonly NavbarItem[];
  readonly footer: readonly FooterColumn[];
  readonly footerLine: readonly FooterLink[];
  readonly settings: SiteSettings;
  readonly site: { readonly url: string; readonly editUrl: string; readonly favicon: string };
}

const text = z.string('write a text in quotes').refine((value) => value.trim() !== '', 'write a non-empty text');
const flag = z.boolean('write true or false');
const oneOf = <Value extends string>(...values: Value[]) => z.enum(values, `write ${values.map((value) => `'${value}'`).join(' or ')}`);
const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'write a list in [brackets]');
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, 'write an object in {braces}');

/** Objects of several types, told apart by `type`. */
const oneOfTypes = <Shapes extends Readonly<Record<string, z.ZodRawShape>>>(shapes: Shapes) => {
  const [first, ...others] = Object.entries(shapes).map(([type, shape]) => object({ type: z.literal(type), ...shape }));
  if (!first) throw new Error('A list of types is empty.');
  const known = Object.keys(shapes).map((type) => `"${type}"`);
  return z.discriminatedUnion('type', [first, ...others], {
    error: ({ input }) =>
      isObject(input) ? `unknown type "${String(input.type)}". Known: ${known.join(', ')}` : 'write an object in {braces}',
  });
};

/** What a link or an item leads to. */
const target = z
  .string('no link target. Write a text in quotes')
  .refine((value) => value.trim() !== '', { error: 'no link target. Write a non-empty text', abort: true });

/** A target with a mistake that `mistakeOf` finds, as the end of a sentence. */
const checked = (what: string, mistakeOf: (value: string) => string | undefined) =>
  target.superRefine((value, context) => {
    const mistake = mistakeOf(value);
    if (mistake !== undefined) context.addIssue(`the ${what} "${value}" ${mistake}`);
  });

const address = checked('link', addressMistake);

const position = oneOf('left', 'right');

const navbarItem = oneOfTypes({
  sidebar: { sidebarId: target, label: text, position },
  link: { href: address, label: text, position, icon: oneOf('github').optional() },
});

const categoryPage = oneOfTypes({
  doc: { id: target },
  generated: {
    route: checked('route', (route) => routeMistake(route) ?? pageRouteMistake(route)),
    title: text,
    description: text,
    figure: object({ src: text, alt: text, caption: text.optional() }).optional(),
  },
});

const sidebarItem: z.ZodType = z.preprocess(
  (item) => (typeof item === 'string' ? { type: 'doc', id: item } : item),
  oneOfTypes({
    doc: { id: target, label: text.optional() },
    category: { label: text, link: categoryPage.optional(), open: flag.optional(), items: z.lazy(() => list(sidebarItem)) },
    sidebar: { id: target },
    link: { label: text, href: address },
  }),
);

const footerLink = object({ label: text, href: address });

const settings = object({
  colourMode: object({ default: oneOf('light', 'dark'), disableSwitch: flag, followSystem: flag }),
  announcement: object({
    id: text,
    text: text.refine((value) => !/\[[^\]]*\]\(|\*\*|`|<\/?[a-z]/i.test(value), 'is plain text, without Markdown. Write the link as href'),
    href: address.optional(),
    closeable: flag,
  }).nullable(),
  navbar: object({ hideOnScroll: flag }),
  offline: flag,
  movedFiles: list(object({ repository: text, lastCommit: text, now: text })),
});

/** Mistake in the address of the site: a path or a final slash would be repeated in every absolute URL. */
function originMistake(url: string): string | undefined {
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: 'null' };
  if (origin === url) return undefined;
  const written = origin === 'null' ? 'https://docs.example.org' : origin;
  return `has more than scheme and host, or less. Write "${written}", and set BASE_PATH for a site in a folder`;
}

const isEditUrl = (url: string): boolean => url === '' || /^https?:\/\/[^/]+\/(.*\/)?$/.test(url);

const identity = (root: string) =>
  z.object({
    url: checked('address', originMistake),
    editUrl: z
      .string()
      .refine(isEditUrl, 'write an address that ends in a slash, such as "https://github.com/you/project/edit/main/", or "" for none'),
    favicon: checked('file', (favicon) =>
      existsSync(path.join(root, 'static', favicon)) ? undefined : 'is not in static. Put it there, or correct the name',
    ),
  });

/** File and schema of each definition. */
const shapes = (root: string): Readonly<Record<keyof FrameDefinitions, readonly [file: string, schema: z.ZodType]>> => ({
  sidebars: ['src/site/sidebars.ts', z.record(z.string(), list(sidebarItem), 'write an object in {braces}')],
  navbar: ['src/site/navbar.ts', list(navbarItem)],
  footer: ['src/site/footer.ts', list(object({ title: text, items: list(footerLink) }))],
  footerLine: ['src/site/footer.ts', list(footerLink)],
  settings: ['src/site/settings.ts', settings],
  site: ['src/site/site.ts', identity(root)],
});

/** Field path, such as `[0].label`. */
const fieldName = (way: readonly PropertyKey[]): string =>
  way.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

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
  [...message.replace(/^sidebar "[^"]*"|(Did you mean|Known|No known name).*/g, '').matchAll(/"([^"]+)"/g)].map(([, text]) => `'${text}'`);

/** Adds lines to problems of `src/site` where they can be found. */
export const withLines = (root: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => {
    if (problem.line !== undefined || !problem.file.startsWith('src/site/')) return problem;
    const line = lineOf(sourceOf(root, problem.file), quoted(problem.message));
    return line === undefined ? problem : { ...problem, line };
  });

/** Reports invalid definitions: missing, unknown or mistyped fields, and forbidden addresses. */
export function definitionProblems(root: string, definitions: FrameDefinitions): Problem[] {
  return Object.entries(shapes(root)).flatMap(([name, [file, schema]]) => {
    const definition: unknown = Reflect.get(definitions, name);
    const { error } = schema.safeParse(definition);
    const source = error ? sourceOf(root, file) : '';
    return (error?.issues ?? []).map((issue): Problem => {
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
