import type { PhrasingContent } from 'mdast';
import { choiceOf } from '../../site/choices';
import { attributeOf, namesIn } from '../tree/attributes';
import { paragraph, text } from '../tree/nodes';
import { defineBlock } from './definition';

/** What a reader chooses once for the page and all others; sets of tabs of these groups then show one alternative each. */
export const Choice = defineBlock({
  attributes: {
    groups: { kind: 'text', required: true, form: { pattern: /^[\w-]+(?:, *[\w-]+)*$/, words: 'names of groups, with commas' } },
  },
  children: false,
  expand: (element) => {
    const helps = namesIn(attributeOf(element, 'groups')).flatMap((group) => choiceOf(group)?.help ?? []);
    // The build puts blocks into it: the links are checked and printed as those of any text.
    element.children = helps.map((help) => {
      const link: PhrasingContent = { type: 'link', url: help.href, children: [text(help.label)] };
      return paragraph([text(`${help.text} `), link]);
    });
    return undefined;
  },
  markdown: (element, { blocks }) => blocks(element),
  search: false,
});
