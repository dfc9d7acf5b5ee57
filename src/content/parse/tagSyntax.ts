import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import type { Code, Construct, ConstructRecord, Extension, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';

/** Called with the offset of each tag before it is read: it is the culprit if the parser throws. */
export type OnTag = (offset: number) => void;

const lessThan = 60;

const isNameStart = (code: Code): boolean => code !== null && /[A-Za-z_]/.test(String.fromCharCode(code));

const isNamePart = (code: Code): boolean => code !== null && code > 0 && /[\w.-]/.test(String.fromCharCode(code));

/** HTML elements without a closing tag. They stay HTML, and `convertHtml` reads them. */
const voidNames = new Set(['br', 'hr', 'img', 'wbr', 'input']);

/** Matches the start of a tag: `<`, an optional `/`, a name, and then an end or a space. Not `<5`, `<https:` or `<br>`. */
const tagAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let name = '';
    const inside: State = (code) => {
      if (code !== null && (name === '' ? isNameStart(code) : isNamePart(code))) {
        name += String.fromCharCode(code);
        effects.consume(code);
        return inside;
      }
      effects.exit('data');
      const isEnd = code === 47 || code === 62 || code === 32 || (code !== null && code < 0);
      // A fragment has no name; `checkBody` reports it.
      return (name === '' ? code === 62 : isEnd && !voidNames.has(name.toLowerCase())) ? ok(code) : nok(code);
    };
    const slash: State = (code) => {
      if (code !== 47) return inside(code);
      effects.consume(code);
      return inside;
    };
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      return slash;
    };
  },
};

const only = (record: ConstructRecord | undefined): Construct => {
  const found = [record?.[String(lessThan)] ?? []].flat()[0];
  if (!found) throw new Error('The syntax of JSX has no construct for "<".');
  return found;
};

/** A construct that is tried where a tag begins, or only where none does. `onTry` is called with the offset before. */
function where(isTag: boolean, name: string, construct: Construct, onTry: OnTag): Construct {
  return {
    ...construct,
    name,
    tokenize(this: TokenizeContext, ...[effects, ok, nok]: Parameters<Tokenizer>) {
      const start = construct.tokenize.call(this, effects, ok, nok);
      return (code) => {
        const { offset } = this.now();
        const read: State = (first) => {
          onTry(offset);
          return start(first);
        };
        return effects.check(tagAhead, isTag ? read : nok, isTag ? nok : read)(code);
      };
    },
  };
}

/** Micromark extension for the tags of components. What isn't a tag, such as `<5`, `<https://…>` and `<!-- -->`, keeps its Markdown meaning. */
function tagSyntax(onTag: OnTag): Extension {
  const { flow, text } = mdxJsx();
  const ignore = (): void => undefined;
  // Markdown's own constructs go first: `<https://…>` is an autolink.
  const html = { ...where(false, 'html', htmlText, ignore), add: 'after' as const };
  return {
    // The children of a component are indented, and no code.
    disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] },
    flow: { [lessThan]: [where(true, 'jsx', only(flow), onTag), where(false, 'html', htmlFlow, ignore)] },
    text: { [lessThan]: [where(true, 'jsx', only(text), onTag), html] },
  };
}

/** Plugin for `unified` that reads components as elements. */
export function useTags(this: Processor, onTag: OnTag): undefined {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(tagSyntax(onTag));
  (data.fromMarkdownExtensions ??= []).push(mdxJsxFromMarkdown());
}
