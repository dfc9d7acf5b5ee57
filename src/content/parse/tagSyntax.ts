import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import type { Construct, ConstructRecord, Extension, TokenizeContext, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';

/** How tags are read. */
interface TagOptions {
  readonly source: string;
  /** Offsets of tags that are text, because the parser can't read them. */
  readonly unreadable: ReadonlySet<number>;
  /** Called with the offset of each tag before it is read: it is the culprit if the parser throws. */
  readonly onTag: (offset: number) => void;
}

const lessThan = 60;

/** A tag of a component: `<`, an optional `/`, a name, and then an end or a space; or a fragment. Not `<5`, `<https:` or `<br>`. */
const tag = /<(?:\/?>|\/?(?!(?:br|hr|img|wbr|input)[\s/>])[A-Z_][\w.-]*(?=[\s/>]))/iy;

const only = (record: ConstructRecord | undefined): Construct => {
  const found = [record?.[String(lessThan)] ?? []].flat()[0];
  if (!found) throw new Error('The syntax of JSX has no construct for "<".');
  return found;
};

/** Micromark extension for the tags of components. What isn't a tag, such as `<5`, `<https://…>` and `<!-- -->`, keeps its Markdown meaning. */
function tagSyntax({ source, unreadable, onTag }: TagOptions): Extension {
  const isTagAt = (offset: number): boolean => {
    tag.lastIndex = offset;
    return tag.test(source);
  };
  /** A construct that is tried where a tag begins, or only where none does. */
  const where = (isTag: boolean, name: string, construct: Construct): Construct => ({
    ...construct,
    name,
    tokenize(this: TokenizeContext, ...[effects, ok, nok]: Parameters<Tokenizer>) {
      const start = construct.tokenize.call(this, effects, ok, nok);
      return (code) => {
        const { offset } = this.now();
        if (unreadable.has(offset) || isTagAt(offset) !== isTag) return nok(code);
        if (isTag) onTag(offset);
        return start(code);
      };
    },
  });
  const { flow, text } = mdxJsx();
  return {
    // The children of a component are indented, and no code.
    disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] },
    flow: { [lessThan]: [where(true, 'jsx', only(flow)), where(false, 'html', htmlFlow)] },
    // Markdown's own constructs go first: `<https://…>` is an autolink.
    text: { [lessThan]: [where(true, 'jsx', only(text)), { ...where(false, 'html', htmlText), add: 'after' }] },
  };
}

/** Plugin for `unified` that reads the components of a source as elements. */
export function useTags(this: Processor, options: TagOptions): undefined {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(tagSyntax(options));
  (data.fromMarkdownExtensions ??= []).push(mdxJsxFromMarkdown());
}
