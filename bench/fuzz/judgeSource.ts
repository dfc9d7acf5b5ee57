import { checkBillOfMaterials } from '../../src/tools/bill-of-materials/checkBillOfMaterials';
import { markdownTree, toMarkdown } from '../../src/content/markdown/markdownTree';
import type { Pipeline } from '../../src/content/pipeline';
import { checkDrawing } from '../../src/content/sources/checkDrawing';
import { sourceFolders } from '../../src/content/sources/sourceFolders';
import { textOfBytes } from '../../src/content/sources/textOfBytes';
import { parseRecords } from '../../src/content/tables/csvRecords';
import type { Table } from '../../src/content/tables/csvTable';
import { sourceData } from '../../src/content/tables/sourceData';
import type { SourceData } from '../../src/content/tables/sourceData';
import { formatProblem } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';
import { feedHtml } from '../../src/outputs/feeds/feedEntries';
import { harmlessCsv } from '../../src/outputs/writeDataFiles';
import { absoluteHref } from '../../src/routes/page';
import { tableDefinitions } from '../../src/plugins';
import type { ProjectSource, ProjectSources } from './projectSources';
import { unsafeBody, unsafeDrawing, unsafeHtml } from './unsafeParts';

/** What became of a changed source: whether the checks refused it, and everything that should not have happened. */
export interface Judgement {
  readonly refused: boolean;
  readonly faults: readonly string[];
}

/** Problems that a reader could not find: without a message, or with a line that the file does not have. */
function vagueProblems(problems: readonly Problem[], text: string): string[] {
  const count = text.split('\n').length;
  return problems.filter(({ file, line = 1, message }) => file === '' || message === '' || line < 1 || line > count + 1).map(formatProblem);
}

async function judgeText(
  collection: 'docs' | 'blog',
  relativePath: string,
  text: string,
  data: SourceData,
  { read, check, compile, fill }: Pipeline,
): Promise<Judgement> {
  const { file, problems: first } = read({ collection, relativePath, text });
  const problems = [...first, ...check({ text: file, tableNames: file.frontmatter.tables ?? [], data })];
  // Problems of tables name other files.
  if (problems.length > 0) return { refused: true, faults: vagueProblems(problems, text) };
  const input = { body: file.body, file: file.file, data };
  const faults = unsafeBody(await compile(input));
  const { tree } = fill(input);
  const plain = markdownTree(tree, { figureUrl: (name) => `/static/${name}`, absolute: (href) => absoluteHref(href, file.route) });
  toMarkdown(plain);
  return { refused: false, faults: [...faults, ...unsafeHtml(feedHtml(tree, file.route, new Map()), undefined)] };
}

async function judgeTable(relativePath: string, text: string, sources: ProjectSources, pipeline: Pipeline): Promise<Judgement> {
  const name = relativePath.replace(/\.csv$/, '');
  const definition = tableDefinitions[name];
  if (!definition) return { refused: true, faults: [] };
  const typed = pipeline.readTable({ name, text, definition });
  const tables = new Map<string, Table>([...sources.tables, [name, typed.table]]);
  const problems = [...typed.problems, ...checkBillOfMaterials(tables)];
  const own = problems.filter(({ file }) => file === `content/data/${relativePath}`);
  if (problems.length > 0) return { refused: true, faults: vagueProblems(own, text) };
  const runnable = parseRecords(harmlessCsv(text)).flatMap(({ cells }) => cells.filter((cell) => /^\s*[=@]|^\s*[+-]\D+\d/.test(cell)));
  const faults = runnable.map((cell) => `the cell "${cell}"`);
  const data = sourceData(tables.values(), sources.data.figures);
  const shown = sources.files.docs.find((file) => file.text.includes(`"${name}"`));
  if (!shown) return { refused: false, faults };
  const page = await judgeText('docs', shown.relativePath, shown.text, data, pipeline);
  // What the page says of the table names lines of the page.
  return { refused: page.refused, faults: [...faults, ...page.faults] };
}

function judgeDrawing(relativePath: string, text: string): Judgement {
  const problems = checkDrawing(`content/figures/${relativePath}`, text);
  if (problems.length > 0) return { refused: true, faults: vagueProblems(problems, text) };
  return { refused: false, faults: unsafeDrawing(text) };
}

/** Takes a changed source through the stages of the pipeline. Nothing may throw, and nothing unsafe may pass the checks. */
export async function judgeSource(
  { folder, relativePath }: ProjectSource,
  bytes: Buffer,
  sources: ProjectSources,
  pipeline: Pipeline,
): Promise<Judgement> {
  const result = textOfBytes(bytes, `content/${folder}/${relativePath}`, sourceFolders[folder]);
  if ('problem' in result) return { refused: true, faults: [] };
  if (folder === 'figures') return judgeDrawing(relativePath, result.text);
  if (folder === 'data') return judgeTable(relativePath, result.text, sources, pipeline);
  return judgeText(folder, relativePath, result.text, sources.data, pipeline);
}
