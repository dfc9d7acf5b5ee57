import { codeIndented, htmlFlow, htmlText } from 'micromark-core-commonmark';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import type { CompileContext, Extension as MdastExtension, Token } from 'mdast-util-from-markdown';
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { Code, Construct, ConstructRecord, Extension, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import type { Node } from 'unist';

/** An opening, closing or self-closing tag. `pairTags` makes elements of tags. */
export interface Tag extends Node {
  readonly type: 'tag';
  readonly name: string | null;
  readonly attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  readonly close: boolean;
  readonly selfClosing: boolean;
}

declare module 'mdast' {
  interface RootContentMap {
    tag: Tag;
  }
}

/** What the tag syntax needs about the text being parsed. */
export interface TagContext {
  /** Whether a line is inside a component, where indented text is not code. */
  readonly isInside: (line: number) => boolean;
  /** Whether a brace at an offset has a closing one. */
  readonly isClosed: (offset: number) => boolean;
  /** Offset of the current tag or brace, which is the culprit if the parser throws. */
  last: number;
}

const lessThan = 60;

const isNameStart = (code: Code): boolean => code !== null && ((code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95);

const isNamePart = (code: Code): boolean =>
  isNameStart(code) || (code !== null && ((code >= 48 && code <= 57) || code === 45 || code === 46));

/** Matches the start of a tag: `<`, an optional `/`, a name, and then an end or a space. Not `<5` or `<https:`. */
const tagAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let named = false;
    const inside: State = (code) => {
      if (isNamePart(code) && (named || isNameStart(code))) {
        named = true;
        effects.consume(code);
        return inside;
      }
      effects.exit('data');
      const isEnd = code === 47 || code === 62 || code === 32 || (code !== null && code < 0);
      // A fragment has no name; `checkBody` reports it.
      return (named ? isEnd : code === 62) ? ok(code) : nok(code);
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

/** Matches `<!--`. */
const commentAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const signs = [lessThan, 33, 45, 45];
    const next: State = (code) => {
      if (signs.length === 0) {
        effects.exit('data');
        return ok(code);
      }
      if (code !== signs.shift()) {
        effects.exit('data');
        return nok(code);
      }
      effects.consume(code);
      return next;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  },
};

/** A copy of a construct with a wrapper around its tokenizer, such as a condition. */
function guarded(
  construct: Construct,
  tokenize: (this: TokenizeContext, start: State, ...of: Parameters<Tokenizer>) => State,
  name?: string,
) {
  return {
    ...construct,
    ...(name === undefined ? {} : { name }),
    tokenize(this: TokenizeContext, ...of: Parameters<Tokenizer>) {
      return tokenize.call(this, construct.tokenize.call(this, ...of), ...of);
    },
  } satisfies Construct;
}

const only = (record: ConstructRecord | undefined, code: number): Construct => {
  const found = [record?.[String(code)] ?? []].flat()[0];
  if (!found) throw new Error(`The Markdown parser has no construct for character ${code}.`);
  return found;
};

/**
 * Micromark extension for tags, comments and braces. Tags are tokenised one by one and paired later, so that a missing one doesn't hide
 * other mistakes. `<https://…>` and indented code keep their Markdown meaning.
 */
export function tagSyntax(context: TagContext): Extension {
  const [jsx, expression] = [mdxJsx(), mdxExpression()];
  const tag = (construct: Construct): Construct =>
    guarded(construct, function (start, effects, _ok, nok) {
      return (code) => {
        const { offset } = this.now();
        const read: State = (first) => {
          context.last = offset;
          return start(first);
        };
        return effects.check(tagAhead, read, nok)(code);
      };
    });
  const brace = (construct: Construct): Construct =>
    guarded(construct, function (start, _effects, _ok, nok) {
      return (code) => {
        const { offset } = this.now();
        if (!context.isClosed(offset)) return nok(code);
        context.last = offset;
        return start(code);
      };
    });
  const comment = (construct: Construct): Construct =>
    guarded(construct, (start, effects, _ok, nok) => effects.check(commentAhead, start, nok), 'comment');
  const indented = guarded(
    codeIndented,
    function (start, _effects, _ok, nok) {
      return (code) => (context.isInside(this.now().line) ? nok(code) : start(code));
    },
    'indentedOutside',
  );
  // Markdown's own constructs go first: `<https://…>` is an autolink.
  const after = (construct: Construct): Construct => ({ ...construct, add: 'after' });
  return {
    disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] },
    flow: {
      [lessThan]: [comment(htmlFlow), tag(only(jsx.flow, lessThan))],
      123: brace(only(expression.flow, 123)),
    },
    text: {
      [lessThan]: [after(comment(htmlText)), after(tag(only(jsx.text, lessThan)))],
      123: brace(only(expression.text, 123)),
    },
    flowInitial: { [-2]: indented, [-1]: indented, 32: indented },
  };
}

/** Exits a tag as a node of its own. */
function exitTag(this: CompileContext, token: Token): undefined {
  const { mdxJsxTag } = this.data;
  this.resume();
  if (!mdxJsxTag) return;
  const { name, attributes, close, selfClosing } = mdxJsxTag;
  const node: Tag = { type: 'tag', name: name ?? null, attributes, close, selfClosing };
  this.enter(node as never, token);
  this.exit(token);
}

const ignore = (): undefined => undefined;

/** Mdast extensions that turn the tokens of `tagSyntax` into nodes. */
export const tagNodes: MdastExtension[] = [
  mdxJsxFromMarkdown(),
  mdxExpressionFromMarkdown(),
  {
    // A closing tag may lack its opening one: `pairTags` reports it.
    enter: { mdxJsxFlowTagClosingMarker: ignore, mdxJsxTextTagClosingMarker: ignore },
    exit: { mdxJsxFlowTag: exitTag, mdxJsxTextTag: exitTag },
  },
];
