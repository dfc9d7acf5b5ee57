import type { PhrasingContent } from 'mdast';
import type { Choice as ChoiceOfReader } from '../../model/siteTypes';
import { entryOf } from '../../model/definitionItems';
import { choices } from '../../site/choices';
import { attributeOf, isJsxElement, namesIn } from '../tree/attributes';
import { list, listItem, paragraph, text } from '../tree/nodes';
import { defineBlock } from './definition';
import { titled } from './markdownForms';

/** A choice that readers make once for all pages. Tabs of its groups then show one alternative each. */
export const Choice = defineBlock({
  about:
    'What a reader chooses once for all pages, such as the version of the CAN tools. It comes before the first tabs of its groups and names all of them; each set of tabs then shows the chosen alternative only, with a link back. Groups, values and labels are those of `src/site/choices.ts`, and so is the order in which the tabs are shown: the first is the default. On paper, in Markdown and without JavaScript, all alternatives are shown.',
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
    const helps = namesIn(attributeOf(element, 'groups')).flatMap((group) => entryOf<ChoiceOfReader>(choices, group)?.help ?? []);
    // Generated as blocks, so that links in the help texts are checked and printed like all others.
    element.children = helps.map((help) => {
      const link: PhrasingContent = { type: 'link', url: help.href, children: [text(help.label)] };
      return paragraph([text(`${help.text} `), link]);
    });
    return undefined;
  },
  markdown: (element, { blocks }) => blocks(element),
  search: false,
});

/** Text that becomes part of an id on the page. */
const name = { kind: 'text', required: true, form: { pattern: /^[\w.-]+$/, words: 'letters, digits and hyphens' } } as const;

/** Alternatives, one of which is shown. */
export const Tabs = defineBlock({
  about: 'Alternatives, one of which is shown. Tabs with the same group switch together on every page, and the choice is kept.',
  example: `<Tabs group="language">
<Tab value="cpp" label="C++">

Include \`openarm/can.hpp\`.

</Tab>
<Tab value="python" label="Python">

Import \`openarm_can\`.

</Tab>
</Tabs>`,
  attributes: {
    group: { ...name, about: 'Screen readers say "Motor model" for `motor-model`' },
    // Not indexed: nobody searches for the name of a choice.
    label: { kind: 'text', about: 'Words for screen readers where the group reads badly' },
  },
  children: true,
  expand: (element) => {
    // The order of a choice is written once, so that another default moves no text.
    const { options } = entryOf<ChoiceOfReader>(choices, attributeOf(element, 'group') ?? '') ?? { options: [] };
    const place = (tab: (typeof element.children)[number]): number =>
      isJsxElement(tab) ? options.findIndex(({ value }) => value === attributeOf(tab, 'value')) : -1;
    if (options.length > 0) element.children.sort((a, b) => place(a) - place(b));
    return {};
  },
  markdown: (element, { blocks }) => blocks(element),
});

/** One alternative. */
export const Tab = defineBlock({
  about: 'One alternative.',
  attributes: { value: name, label: { kind: 'label', required: true } },
  children: true,
  inside: 'Tabs',
  markdown: (element, printer) => titled(element, 'label', printer),
});

/** Text that most readers can skip, folded away. */
export const Details = defineBlock({
  about: 'Text that most readers can skip, folded away.',
  example: `<Details summary="Why two identifiers?">

The motor answers with another ID than the one it listens to.

</Details>`,
  attributes: { summary: { kind: 'label', required: true } },
  children: true,
  markdown: (element, printer) => titled(element, 'summary', printer),
});

/** A procedure. */
export const Steps = defineBlock({
  about:
    'A procedure, one action a step: each heading of the first level in it begins one. A step has a number and a link of its own. A button above four or more steps shows them one at a time on the whole screen, so a step has to make sense by itself.',
  example: `<Steps>

### Fix the base plate to the table

Two clamps, one on each long side.

</Steps>`,
  attributes: {},
  children: true,
  role: 'procedure',
  expand: (_element, { isFirst }) => (isFirst('steps') ? { lead: 'yes' as const } : {}),
  markdown: (element, { blocks }) => [list(true, blocks(element))],
});

/** One action of a procedure, with a link of its own. */
export const Step = defineBlock({
  about: 'One action of the procedure, as a heading makes it.',
  attributes: { title: { kind: 'label', required: true } },
  children: true,
  inside: 'Steps',
  role: 'step',
  anchor: { attribute: 'title' },
  markdown: (element, printer) => [listItem(titled(element, 'title', printer))],
});

/** Links to other pages, which are indexed themselves. */
export const Cards = defineBlock({
  about:
    'Links to where a reader goes next. At the end of a page, leave out the previous and the next page, which are linked below it anyway, and name the case: "Before you assemble".',
  example:
    '<Cards><Card title="Wire the arm" href="/hardware/wiring-and-casing-guide/arm-wiring">Cables from joint to joint.</Card></Cards>',
  attributes: {
    as: {
      kind: 'text',
      form: { pattern: /^(buttons|path)$/, words: '"buttons" or "path"; without it, they are cards' },
      about: 'Buttons make the first one stand out, once a page; a path numbers places that follow each other',
    },
  },
  children: true,
  search: false,
  markdown: (element, { blocks }) => [list(false, blocks(element))],
});

/** One link with a title and a sentence. */
export const Card = defineBlock({
  about: 'One link with a sentence.',
  attributes: {
    title: { kind: 'label', required: true },
    href: { kind: 'route', required: true },
    moved: {
      kind: 'anchors',
      form: { pattern: /^[\w-]+(\s*,\s*[\w-]+)*$/, words: 'anchors, with commas' },
      about: 'Sections that have moved from here to that page, to which links from outside lead on',
    },
  },
  children: true,
  inside: 'Cards',
  markdown: (element, { absolute, blocks }) => {
    const url = absolute(attributeOf(element, 'href') ?? '');
    const link: PhrasingContent = { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] };
    // Content on the same line as its tags has no paragraph.
    const sentence = blocks(element).flatMap((node) => (node.type === 'paragraph' ? node.children : (node as PhrasingContent)));
    return [listItem([paragraph([link, ...(sentence.length > 0 ? [text(': '), ...sentence] : [])])])];
  },
});

/** A video that is loaded only when the reader presses play. */
export const Video = defineBlock({
  about: 'A YouTube video. Nothing is loaded from outside until the reader presses play.',
  example: '<Video youtube="6ZLM6f8kF4Q" poster="poster-in-motion.svg" title="OpenArm in motion" />',
  attributes: {
    youtube: {
      kind: 'text',
      required: true,
      form: { pattern: /^[\w-]{11}$/, words: 'the 11 letters, digits and signs behind "v=" in the address of the video' },
    },
    poster: { kind: 'figure', required: true },
    title: { kind: 'label', required: true },
  },
  children: false,
  markdown: (element) => {
    const url = `https://www.youtube.com/watch?v=${attributeOf(element, 'youtube') ?? ''}`;
    return [paragraph([text('Video: '), { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] }])];
  },
});

/** Top of the home page: what the robot is and where to start, beside its picture. */
export const Opening = defineBlock({
  about: 'The top of the home page: text and buttons, and at its end the picture that is shown beside them.',
  example: `<Opening>

An open-source robot arm.

![Two arms hang from a chest on an aluminium post.](robot.svg)

</Opening>`,
  attributes: {},
  children: true,
  markdown: (element, { blocks }) => blocks(element),
});
