import type { ScratchSite } from './scratchSite';
import { checkStructure, checkTypes, failureOf, program } from './programs';

const definitions = 'src/tools/definitions.ts';

/** Most files of code that the removal of a tool may take besides its folder and its line. Content that shows it comes on top. */
const mostFurther = 5;

/** Folders of the tools that the site has. */
export const toolsOf = (site: ScratchSite): string[] =>
  [...site.read(definitions).matchAll(/from '\.\/([\w-]+)\//g)].map(([, tool = '']) => tool);

/** Files that messages name: at the start of a line, as the type checker and `npm run check` write them. */
const namedIn = (text: string): string[] => [...text.matchAll(/^\s*([\w./-]+\.(?:tsx?|mdx|csv|svg))[:(]/gm)].map(([, file = '']) => file);

/** Files that nobody imports any more. */
const unused = (text: string): string[] => [...text.matchAll(/nobody-imports-it: (\S+)/g)].map(([, file = '']) => file);

/** What removing a tool takes: files that messages name besides its folder and its line, and messages that name none. */
export interface Removal {
  readonly wrong: readonly string[];
  readonly further: readonly string[];
}

/** Removes the folder and the line of a tool, and what nobody imports then. Asks all checks what else has to follow, those of the example, too. */
export function tryRemoval(site: ScratchSite, tool: string): Removal {
  for (const file of site.files(`src/tools/${tool}`, '')) site.remove(file);
  site.change(definitions, (text) => text.replace(new RegExp(`^.*'\\./${tool}/.*\\n`, 'm'), ''));
  for (const folder of ['docs', 'src/templates']) site.expectChanges(folder);
  const types = checkTypes();
  const further = new Set(namedIn(types));
  for (let left = unused(checkStructure()); left.length > 0; left = unused(checkStructure()))
    for (const file of left) {
      further.add(file);
      site.remove(file);
    }
  further.delete('src/templates/renderers.ts');
  const says: string[] = [];
  // With files that import the tool, nothing that reads the content starts.
  if (![...further].some((file) => /^src\/(?:tools|guides|content|routes|site)\//.test(file) && types.includes(file))) {
    const example =
      "require('./__tests__/sites/exampleSite').composeExample('.test-sites/example'); fs.mkdirSync('.test-sites/example/docs', { recursive: true })";
    says.push(
      ...['scripts/components.ts', 'scripts/check.ts'].map((script) => failureOf(program('tsx'), script)),
      failureOf(program('tsx'), '--eval', example),
      ...['components.ts', 'check.ts'].map((script) => failureOf(program('tsx'), `.test-sites/example/scripts/${script}`)),
    );
  }
  const [, content = '', , , ofExample = ''] = says;
  for (const file of namedIn(content)) further.add(file);
  for (const file of namedIn(ofExample)) further.add(`__tests__/example/${file}`);
  const silent = [types, ...says].filter((text) => text !== '' && namedIn(text).length === 0);
  const code = [...further].filter((file) => !/(^|\/)content\//.test(file));
  return {
    further: [...further].sort(),
    wrong: [...silent, ...(code.length > mostFurther ? [`${code.length} files of code, more than ${mostFurther}.`] : [])],
  };
}
