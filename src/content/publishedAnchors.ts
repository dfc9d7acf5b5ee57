import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { Table } from './tables/csvTable';
import { attributeOf, isJsxElement, namesIn } from './tree/attributes';
import type { JsxElement } from './tree/attributes';
import { anchorsOf } from './tree/componentUses';
import type { WrittenText } from './tree/componentUses';
import { definitionOf } from './components/definition';

/** List of every anchor that was ever published. `npm run check` adds new ones. */
export const anchorsFile = 'content/published-anchors.txt';

type AnchoredText = WrittenText & { readonly route: string };

/** Anchors in the attributes of a component. */
const namedAnchors = (element: JsxElement): string[] =>
  Object.entries(definitionOf(element)?.attributes ?? {}).flatMap(([name, { kind }]) =>
    kind === 'anchors' ? namesIn(attributeOf(element, name)) : [],
  );

/** Anchors that a link of a text leads on to another page. */
interface MovedAnchors {
  readonly href: string;
  readonly ids: readonly string[];
  /** Line in the body. */
  readonly line: number;
}

/** All links of a tree that lead old anchors on. */
function movedAnchors(tree: Root): MovedAnchors[] {
  const found: MovedAnchors[] = [];
  visit(tree, (node) => {
    const ids = isJsxElement(node) ? namedAnchors(node) : [];
    if (isJsxElement(node) && ids.length > 0)
      found.push({ href: attributeOf(node, 'href') ?? '', ids, line: node.position?.start.line ?? 1 });
  });
  return found;
}

/** Anchors of headings, steps, rows and moved sections as `/route#anchor`, sorted. */
export function anchorsOfTexts(texts: readonly AnchoredText[], tables: ReadonlyMap<string, Table>): string[] {
  const found = new Set(
    texts.flatMap(({ route, tree }) => [...anchorsOf(tree), ...movedAnchors(tree).flatMap(({ ids }) => ids)].map((id) => `${route}#${id}`)),
  );
  for (const { route, tree } of texts)
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const definition = definitionOf(element);
      const table = tables.get(attributeOf(element, 'name') ?? '');
      const ids = table && definition && 'anchors' in definition ? definition.anchors?.(table, element) : undefined;
      for (const id of ids ?? []) found.add(`${route}#${id}`);
    });
  return [...found].sort();
}

/** Reports anchors that have moved to a page without them. */
export function checkMoved(texts: readonly AnchoredText[], now: readonly string[]): Problem[] {
  const known = new Set(now);
  return texts.flatMap(({ tree, file, bodyLine, route }) =>
    movedAnchors(tree).flatMap(({ href, ids, line }) =>
      ids
        .filter((id) => !known.has(`${href}#${id}`))
        .map((id): Problem => ({
          file,
          line: line + bodyLine - 1,
          message: `"moved" leads ${route}#${id} on to ${href}, which has no "${id}". Name the page that has it. ${didYouMean(
            id,
            now.filter((one) => one.startsWith(`${href}#`)).map((one) => one.slice(href.length + 1)),
          )}`,
        })),
    ),
  );
}

/** Problems of the list, warnings of anchors that are dropped with their pages, and its new content. */
export interface CheckedAnchors {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly list: readonly string[];
}

/**
 * Compares the list with the current anchors. A published anchor must stay, because other sites may link to it. Anchors that `committed`
 * doesn't have were never published, and anchors of a removed page are dropped, with a
 * warning.
 */
export function checkAnchors(
  now: readonly string[],
  texts: readonly { readonly route: string; readonly file: string }[],
  listed: readonly string[],
  committed: readonly string[],
): CheckedAnchors {
  const [current, published] = [new Set(now), new Set(committed)];
  const fileOf = new Map(texts.map(({ route, file }) => [route, file]));
  const kept = listed.filter((address) => published.has(address) && fileOf.has(address.slice(0, address.indexOf('#'))));
  const problems = kept
    .filter((address) => !current.has(address))
    .map((address): Problem => {
      const [route = '', id = ''] = address.split('#');
      const own = now.filter((other) => other.startsWith(`${route}#`)).map((other) => other.slice(route.length + 1));
      return {
        file: anchorsFile,
        line: listed.indexOf(address) + 1,
        message: `other sites may link to "${address}", which ${fileOf.get(route)} no longer has. Give its heading the old anchor, "## Words {#${id}}", or its row the old id; if it has moved to another page, name it in "moved" of a card that leads there. Delete this line if links may lead to the top of the page. ${didYouMean(id, own)}`,
      };
    });
  const lost = new Map<string, string[]>();
  for (const address of listed.filter((one) => published.has(one) && !kept.includes(one))) {
    const [route = '', id = ''] = address.split('#');
    lost.set(route, [...(lost.get(route) ?? []), `#${id}`]);
  }
  const warnings = [...lost].map(([route, ids]): Problem => ({
    file: anchorsFile,
    message: `the page "${route}" is gone, and with it ${ids.join(', ')}. Links from other sites end at the not-found page. Keep a page there that says where its content is, if people may have linked to it.`,
    warning: true,
  }));
  return { problems, warnings, list: [...new Set([...kept, ...now])].sort() };
}
