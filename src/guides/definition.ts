import { defineBlock } from '../content/components/definition';
import { picture } from '../content/components/figures';
import { titled } from '../content/components/text';
import { attributeOf } from '../content/tree/attributes';
import { list, listItem, paragraph, strong, text } from '../content/tree/nodes';
import { buildPlan } from './content/buildPlan';
import { buildersOf, readSteps, stepsOf } from './content/buildSteps';
import { drawingNames, drawings, fillStep } from './content/fillSteps';
import { trayContent } from './content/fillTray';
import { guideSummaries } from './content/guideOrder';
import { overviewTable } from './content/guideOverview';
import { guideNeeds } from './content/needs';

const guide = { kind: 'guide', required: true } as const;

/** Everything that a guide needs on the bench. */
export const PartsTray = defineBlock({
  about:
    'Everything that a guide needs for one arm, or for the pedestal: parts, fasteners, tools, and where the bill of materials differs. Where steps differ between the arms, it asks which arm the reader builds, once for all guides; on paper, in Markdown and without JavaScript, both are shown.',
  example: '<PartsTray guide="j1-j2" />',
  attributes: { guide },
  children: false,
  expand: (element, { tables, figures }) => {
    const steps = stepsOf(attributeOf(element, 'guide') ?? '', readSteps(tables));
    const [first] = steps;
    // The build puts blocks into it.
    if (first) element.children = trayContent(guideNeeds(first.guide, steps, tables), tables, figures) as typeof element.children;
    return undefined;
  },
  markdown: (element, { blocks }) => blocks(element),
});

/** The arm that the reader builds, chosen once for all guides. Its paragraph says which steps of the guide differ. */
export const ArmChoice = defineBlock({
  attributes: {},
  children: true,
  internal: true,
  markdown: (element, { blocks }) => blocks(element),
});

/** The whole robot with the unit of a guide in colour. It shows what the title says, so that its plain form is nothing. */
export const TrayPlace = defineBlock({
  attributes: { src: { kind: 'figure', required: true } },
  children: false,
  internal: true,
  markdown: () => [],
});

/** Parts or fasteners of a tray. */
export const TrayList = defineBlock({
  attributes: { title: { kind: 'label', required: true } },
  children: true,
  internal: true,
  markdown: (element, { blocks }) => [paragraph([strong(text(attributeOf(element, 'title') ?? ''))]), list(false, blocks(element))],
});

/** One kind of part in a tray, with its small drawing where there is one; `left` is that of the part that the left arm takes instead. */
export const TrayItem = defineBlock({
  attributes: { src: { kind: 'figure' }, left: { kind: 'figure' }, count: { kind: 'text', required: true } },
  children: true,
  internal: true,
  markdown: (element, { blocks }) => [listItem(blocks(element))],
});

/** Steps of a build guide: all, or some of them under a heading. */
export const BuildSteps = defineBlock({
  about:
    'Steps of a build guide in the order of [`build-steps`](build-guides.md). Write one for each heading that has steps. A step has a box to tick and is linked as `#step-4`.',
  example: `<BuildSteps guide="j1-j2">
<BuildStep step="1" title="Bolt J1_A to the rear of the J1 motor" alt="Rear of the J1 motor; J1_A above it, its open side over the ports.">

Start all five screws before you tighten one.

</BuildStep>
</BuildSteps>`,
  attributes: { guide },
  children: true,
  role: 'procedure',
  expand: (element, { tables, isFirst }) => {
    const name = attributeOf(element, 'guide') ?? '';
    const steps = stepsOf(name, readSteps(tables));
    if (steps.length === 0) return undefined;
    const { robot, once } = buildersOf(name, steps);
    return {
      steps: steps.map(({ step }) => step).join(),
      ...(once ? { once: 'yes' as const } : {}),
      ...(robot ? { robot } : {}),
      // Steps may stand under several headings: progress is shown once, above the first.
      ...(isFirst(`steps of ${name}`) ? { lead: 'yes' as const } : {}),
    };
  },
  markdown: (element, { blocks }) => {
    const first = element.children.find((child) => child.type === 'mdxJsxFlowElement');
    // Steps under a second heading go on counting.
    return [{ ...list(true, blocks(element)), start: Number((first && attributeOf(first, 'step')) ?? 1) }];
  },
});

/** A step of a build guide, filled from the steps table. */
export const BuildStep = defineBlock({
  about: 'One step. Parts, fasteners, tools and the drawing come from the table; the text says the rest.',
  attributes: {
    step: { kind: 'step', required: true },
    title: { kind: 'label', required: true },
    // Its drawings say it.
    alt: { kind: 'text', required: true, about: 'What the drawing shows; "Right arm: " and "Left arm: " are added where there are two' },
  },
  children: true,
  inside: 'BuildSteps',
  role: 'step',
  // Whatever headings the page has, because readers keep these links.
  anchor: { attribute: 'step', fixed: { prefix: 'step' } },
  expand: (element, { tables, figures, around }) => {
    const inside = around.findLast(({ name }) => name === 'BuildSteps');
    const steps = stepsOf((inside && attributeOf(inside, 'guide')) ?? '', readSteps(tables));
    const step = steps.find((candidate) => String(candidate.step) === attributeOf(element, 'step'));
    if (!step) return undefined;
    fillStep(element, step, tables, figures);
    return {};
  },
  markdown: (element, printer) => [listItem(titled(element, 'title', printer))],
});

const armForm = { pattern: /^(right|left)$/, words: 'right or left' } as const;

/** The drawing of a step; a pair is one for each arm. `drawn` is the arm that a single one shows, where the other one looks different. */
export const StepDrawings = defineBlock({
  attributes: { pair: { kind: 'flag' }, drawn: { kind: 'text', form: armForm } },
  children: true,
  internal: true,
  markdown: (element, { blocks }) => {
    const drawn = attributeOf(element, 'drawn');
    return [...blocks(element), ...(drawn ? [paragraph([text(`The drawing shows the ${drawn} arm.`)])] : [])];
  },
});

/** A drawing of a step; `arm` says which one it shows, where there is a pair. */
export const StepDrawing = defineBlock({
  attributes: {
    src: { kind: 'figure', required: true },
    alt: { kind: 'label', required: true },
    // Said by the alternative text, too.
    arm: { kind: 'text', form: armForm },
  },
  children: false,
  internal: true,
  markdown: (element, printer) => [paragraph([picture(element, printer)])],
});

/** Drawings of what a guide has built. */
export const FinishedView = defineBlock({
  about: 'The drawing of what a guide has built.',
  example: '<FinishedView guide="j1-j2" alt="J1 with J2 in its cradle, seen from behind." />',
  attributes: { guide, alt: { kind: 'text', required: true, about: 'What the drawing shows' } },
  children: false,
  expand: (element, { tables, figures }) => {
    const name = attributeOf(element, 'guide') ?? '';
    if (stepsOf(name, readSteps(tables)).length === 0) return undefined;
    const pair = figures.has(`assembly-${name}-finished-right.svg`);
    // The build puts blocks into it.
    element.children = drawings(
      drawingNames(name, 'finished', pair),
      attributeOf(element, 'alt') ?? '',
      figures,
    ) as typeof element.children;
    return undefined;
  },
  markdown: (element, { blocks }) => blocks(element),
});

/** All build guides in order: what each needs finished, its steps, screws and keys. */
export const GuideOverview = defineBlock({
  about: 'The table of all build guides in order, with what each needs finished, its steps, screws and keys.',
  example: '<GuideOverview />',
  attributes: {},
  children: false,
  expand: (element, { tables, titles }) => {
    const summaries = guideSummaries(tables);
    // The build puts a block into it.
    if (summaries.length > 0) element.children = [overviewTable(summaries, titles)] as typeof element.children;
    return undefined;
  },
  // Each guide says it of itself, and is what a search should lead to.
  search: false,
  markdown: (element, { blocks }) => blocks(element),
});

/** How far the reader has come with all build guides; a table of them for who has no JavaScript, and in Markdown. */
export const BuildTracker = defineBlock({
  about: 'The ticks of all guides, added up: what is left, what comes next, what to fetch.',
  example: '<BuildTracker />',
  attributes: {},
  children: false,
  expand: (element, { tables, titles }) => {
    const plan = buildPlan(tables, titles);
    // The build puts a block into it.
    if (plan.guides.length > 0) element.children = [overviewTable(guideSummaries(tables), titles)] as typeof element.children;
    return { plan };
  },
  // Each guide says it of itself, and is what a search should lead to.
  search: false,
  markdown: (element, { blocks }) => blocks(element),
});
