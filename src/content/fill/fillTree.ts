import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ComponentDefinition, ExpandContext } from '../components/definition';
import { mistakesIn } from '../parse/mistake';
import type { Mistake, Report } from '../parse/mistake';
import type { SourceData } from '../tables/sourceData';
import { siteAddress } from '../../site/siteAddress';
import { addProps, attributeOf, isJsxElement } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { copyTree } from '../tree/nodes';
import { defineComponent } from '../vocabulary/vocabulary';
import type { Vocabulary } from '../vocabulary/vocabulary';

/** A filled tree with its failed lookups. */
export interface Filled {
  readonly tree: Root;
  readonly mistakes: readonly Mistake[];
  /** Whether it contains titles of other pages. */
  readonly usesTitles: boolean;
}

interface Walk {
  readonly data: SourceData;
  readonly components: Vocabulary['components'];
  /** Titles of other pages. Calling it sets `usesTitles`. */
  readonly titles: () => SourceData['titles'];
  readonly isFirst: ExpandContext['isFirst'];
  readonly report: Report;
}

/** Text of a component in a sentence; a question mark if the lookup fails. */
function words(element: JsxElement, definition: Extract<ComponentDefinition, { inline: true }>, { data, report }: Walk): RootContent {
  const result = definition.words(element, data.tables);
  if (result && 'mistake' in result) report(element, result.mistake);
  const content: PhrasingContent = result && 'type' in result ? result : { type: 'text', value: '?' };
  return element.type === 'mdxJsxTextElement' ? content : { type: 'paragraph', children: [content] };
}

/** In code, stands for the address of the site: commands of a copy load from the copy. */
const ownAddress = '{siteAddress}';

function fillNode(node: RootContent, around: readonly JsxElement[], walk: Walk): RootContent {
  if (node.type === 'code' || node.type === 'inlineCode') node.value = node.value.replaceAll(ownAddress, siteAddress(''));
  const element = isJsxElement(node) ? node : undefined;
  // `expand` may have inserted it.
  const definition = element && defineComponent(element, walk.components);
  if (element && definition && 'inline' in definition) return words(element, definition, walk);
  // Pictures may also be in table cells, where they are inline.
  if (element && definition && 'markdown' in definition && (node.type === 'mdxJsxFlowElement' || 'src' in definition.attributes)) {
    const block = element as MdxJsxFlowElement;
    const { isFirst, data } = walk;
    const context: ExpandContext = {
      tables: data.tables,
      figures: data.figures,
      views: data.views,
      get titles() {
        return walk.titles();
      },
      around,
      isFirst,
    };
    const table = data.tables.get(attributeOf(block, 'name') ?? '');
    const props = definition.expand?.(block, context) ?? (table && definition.fromTable?.(table, block, context));
    if (props && 'mistake' in props) walk.report(block, String(props.mistake));
    else if (props) addProps(block, props);
  }
  if ('children' in node) {
    const inside = element ? [...around, element] : around;
    // A block expands to a block, and inline content to inline content.
    node.children = (node.children as RootContent[]).map((child) => fillNode(child, inside, walk)) as typeof node.children;
  }
  return node;
}

/** Fills values, parts, guides and tables into a copy of a tree. */
export function fillTree(source: Root, data: SourceData, { components }: Vocabulary): Filled {
  const tree = copyTree(source);
  const seen = new Set<string>();
  let usesTitles = false;
  const titles = (): SourceData['titles'] => {
    usesTitles = true;
    return data.titles;
  };
  const isFirst = (name: string): boolean => !seen.has(name) && Boolean(seen.add(name));
  const mistakes = mistakesIn((report) => {
    tree.children = tree.children.map((child) => fillNode(child, [], { data, components, titles, isFirst, report }));
  });
  return { tree, mistakes, usesTitles };
}
