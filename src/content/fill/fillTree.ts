import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ComponentDefinition, ExpandContext } from '../components/definition';
import type { SourceData } from '../tables/sourceData';
import { addProps, isJsxElement } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { definitionOf } from '../vocabulary/vocabulary';

/** Something that could not be looked up, with its line in the body. */
export interface FillMistake {
  readonly line: number;
  readonly message: string;
}

/** A text with everything in it that comes from tables and drawings, and what could not be looked up. */
export interface Filled {
  readonly tree: Root;
  readonly mistakes: readonly FillMistake[];
  /** Whether titles of other texts are in it. */
  readonly usesTitles: boolean;
}

interface Walk {
  readonly data: SourceData;
  /** Titles of other texts; whoever asks for them is noted. */
  readonly titles: () => SourceData['titles'];
  readonly isFirst: ExpandContext['isFirst'];
  readonly report: (element: JsxElement, message: string) => void;
}

/** The words of a component in a sentence; a question mark where something is unknown. */
function words(element: JsxElement, definition: Extract<ComponentDefinition, { inline: true }>, { data, report }: Walk): RootContent {
  const result = definition.words(element, data.tables);
  if ('message' in result) report(element, result.message);
  const content: PhrasingContent = 'content' in result ? result.content : { type: 'text', value: '?' };
  return element.type === 'mdxJsxTextElement' ? content : { type: 'paragraph', children: [content] };
}

function fillNode(node: RootContent, around: readonly JsxElement[], walk: Walk): RootContent {
  const element = isJsxElement(node) ? node : undefined;
  const definition = element && definitionOf(element.name);
  if (element && definition && 'inline' in definition) return words(element, definition, walk);
  // A picture may stand in a cell of a table.
  if (element && definition && 'markdown' in definition && (node.type === 'mdxJsxFlowElement' || 'src' in definition.attributes)) {
    const block = element as MdxJsxFlowElement;
    const { isFirst, data } = walk;
    const props = definition.expand?.(block, {
      tables: data.tables,
      figures: data.figures,
      get titles() {
        return walk.titles();
      },
      around,
      isFirst,
    });
    if (props) addProps(block, props);
  }
  if ('children' in node) {
    const inside = element ? [...around, element] : around;
    // What stands for a block is a block, and for a part of a sentence a part of it.
    node.children = (node.children as RootContent[]).map((child) => fillNode(child, inside, walk)) as typeof node.children;
  }
  return node;
}

/** Fills a text from tables and drawings: values and parts become words, guides their steps, tables their cells. The tree given stays as it is. */
export function fillTree(source: Root, data: SourceData): Filled {
  const tree = structuredClone(source);
  const mistakes: FillMistake[] = [];
  const asked = new Set<string>();
  let usesTitles = false;
  const walk: Walk = {
    data,
    titles: () => {
      usesTitles = true;
      return data.titles;
    },
    isFirst: (name) => !asked.has(name) && Boolean(asked.add(name)),
    report: (element, message) => void mistakes.push({ line: element.position?.start.line ?? 1, message }),
  };
  tree.children = tree.children.map((child) => fillNode(child, [], walk));
  return { tree, mistakes, usesTitles };
}
