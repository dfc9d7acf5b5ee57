import type { PhrasingContent } from 'mdast';
import { choiceOf } from '../../site/choices';
import { attributeOf, namesIn } from '../tree/attributes';
import { paragraph, text } from '../tree/nodes';
import { defineBlock } from './definition';

/** What a reader chooses once for the page and all others; sets of tabs of these groups then show one alternative each. */
export const Choice = defineBlock({
  about:
    'What a reader chooses once for all pages, such as the version of the CAN tools. It comes before the first tabs of its groups and names all of them; each set of tabs then shows the chosen alternative only, with a link back. Groups, values, labels and their order are those of `src/site/choices.ts`. On paper, in Markdown and without JavaScript, all alternatives are shown.',
  example: `<Choice groups="arms" />

<Tabs group="arms">
<Tab value="two" label="Two arms">

Connect both adapters.

</Tab>
<Tab value="one" label="One arm">

Connect one adapter.

</Tab>
</Tabs>`,
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
