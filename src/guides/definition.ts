import { defineBlock } from '../content/components/definition';
import { picture, titled } from '../content/components/markdownForms';
import { anchorOf, attributeOf } from '../content/tree/attributes';
import { list, listItem, paragraph, strong, text } from '../content/tree/nodes';
import { stepWords } from '../site/words/steps';
import { buildPlan } from './content/buildPlan';
import { buildGuideNames, buildersOf, readSteps, stepsOf } from './content/buildSteps';
import { drawingNames, drawings, fillStep } from './content/fillSteps';
import { trayContent } from './content/fillTray';
import { guideSummaries } from './content/guideOrder';
import { overviewTable } from './content/guideOverview';
import { guideNeeds } from './content/needs';
import { serviceBlocks } from './content/serviceJobs';

const guide = {
  kind: 'text',
  required: true,
  about: 'Name of a build guide',
  of: { what: 'a build guide', names: () => buildGuideNames },
} as const;

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
    // Generated blocks.
    if (first) element.children = trayContent(guideNeeds(first.guide, steps, tables), tables, figures) as typeof element.children;
    return undefined;
  },
  markdown: (element, { blocks }) => blocks(element),
});

/** The arm that the reader builds, chosen once for all guides, with the steps that differ. */
export const ArmChoice = defineBlock({
  attributes: {},
  children: true,
  internal: true,
  markdown: (element, { blocks }) => blocks(element),
});

/** The whole robot with the unit of a guide highlighted. Has no Markdown form: the title already says the same. */
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

/** One kind of part in a tray, with its small drawing if there is one. `left` is the left arm's drawing. */
export const TrayItem = defineBlock({
  attributes: { src: { kind: 'figure' }, left: { kind: 'figure' }, count: { kind: 'text', required: true } },
  children: true,
  internal: true,
  markdown: (element, { blocks }) => [listItem(blocks(element))],
});

/** Steps of a build guide: all, or those under one heading. */
export const BuildSteps = defineBlock({
  about:
    'Steps of a build guide. Each heading of the first level in it begins a step, linked as `#step-4`; a row of [`build-steps`](build-guides.md) adds what the step takes, a box to tick, and drawings. Write one `<BuildSteps>` for each heading of the page that has steps.',
  example: `<BuildSteps guide="j1-j2">

### Bolt J1_A to the rear of the J1 motor

Start all screws before you tighten one.

![Rear of the J1 motor; J1_A above it, its open side over the ports.](assembly-j1-j2-1.svg)

</BuildSteps>`,
  attributes: { guide },
  children: true,
  role: 'procedure',
  expand: (element, { tables, isFirst }) => {
    const name = attributeOf(element, 'guide') ?? '';
    const steps = stepsOf(name, readSteps(tables));
    // Steps without rows have nothing to tick.
    if (steps.length === 0) return { steps: '' };
    const { robot, once } = buildersOf(name, steps);
    return {
      steps: steps.map(({ step }) => step).join(),
      ...(once ? { once: 'yes' as const } : {}),
      ...(robot ? { robot } : {}),
      // Progress is shown once, above the first steps of a guide.
      ...(isFirst(`steps of ${name}`) ? { lead: 'yes' as const } : {}),
    };
  },
  markdown: (element, { blocks }) => {
    const first = element.children.find((child) => child.type === 'mdxJsxFlowElement');
    // Later steps continue the numbering.
    return [{ ...list(true, blocks(element)), start: Number((first && attributeOf(first, 'step')) ?? 1) }];
  },
});

/** A step of a build guide, filled from its row of the steps table, if it has one. */
export const BuildStep = defineBlock({
  about: 'One step, as a heading makes it; its number and the words for its drawing stand in the tag.',
  attributes: {
    step: { kind: 'text', required: true, form: { pattern: /^\d+$/, words: 'number of the step' } },
    title: { kind: 'label', required: true },
    // Not shown: the drawings have it as alternative text.
    alt: { kind: 'text', about: 'What its drawing shows; "Right arm: " and "Left arm: " are added where there are two' },
  },
  children: true,
  inside: 'BuildSteps',
  role: 'step',
  // A fixed id: readers bookmark these anchors.
  anchor: { attribute: 'step', fixed: { prefix: 'step' } },
  headings: (_props, element) => [
    { depth: 2, id: anchorOf(element), text: `${attributeOf(element, 'step') ?? ''}. ${attributeOf(element, 'title') ?? ''}` },
  ],
  expand: (element, { tables, figures, views, around }) => {
    const inside = around.findLast(({ name }) => name === 'BuildSteps');
    const steps = stepsOf((inside && attributeOf(inside, 'guide')) ?? '', readSteps(tables));
    const step = steps.find((candidate) => String(candidate.step) === attributeOf(element, 'step'));
    if (!step) return undefined;
    fillStep(element, step, { tables, figures, views });
    return {};
  },
  markdown: (element, printer) => [listItem(titled(element, 'title', printer))],
});

const armForm = { pattern: /^(right|left)$/, words: 'right or left' } as const;

/** The drawing of a step, or a pair for the two arms. `drawn` is the arm in a single drawing, if the arms differ. */
export const StepDrawings = defineBlock({
  attributes: { pair: { kind: 'flag' }, drawn: { kind: 'text', form: armForm } },
  children: true,
  internal: true,
  markdown: (element, { blocks }) => {
    const drawn = attributeOf(element, 'drawn');
    return [...blocks(element), ...(drawn ? [paragraph([text(stepWords.drawnArm(drawn))])] : [])];
  },
});

/** A drawing of a step. `arm` is its arm within a pair. */
export const StepDrawing = defineBlock({
  attributes: {
    src: { kind: 'figure', required: true },
    alt: { kind: 'label', required: true },
    // The alternative text names it, too.
    arm: { kind: 'text', form: armForm },
    // The 3D scene that has a view of the same name.
    scene: { kind: 'text' },
  },
  children: false,
  internal: true,
  markdown: (element, printer) => [paragraph([picture(element, printer)])],
});

/** Drawings of a finished unit. */
export const FinishedView = defineBlock({
  about: 'The drawing of what a guide has built.',
  example: '<FinishedView guide="j1-j2" alt="J1 with J2 in its cradle, seen from behind." />',
  attributes: { guide, alt: { kind: 'text', required: true, about: 'What the drawing shows' } },
  children: false,
  expand: (element, { figures, views }) => {
    const name = attributeOf(element, 'guide') ?? '';
    const pair = figures.has(`assembly-${name}-finished-right.svg`);
    // Generated blocks.
    element.children = drawings(drawingNames(name, 'finished', pair), attributeOf(element, 'alt') ?? '', {
      figures,
      views,
    }) as typeof element.children;
    return undefined;
  },
  markdown: (element, { blocks }) => blocks(element),
});

/** A job that takes the arm apart, from its row in the table of jobs. */
export const ServiceJob = defineBlock({
  about:
    'A job that takes the arm apart, a row of `service-jobs`: who holds what, steps of the build guides backwards with their drawings and screws, and what to do after. Its column `undo` has steps in the order in which they are undone, each with a note after a colon: `final-2; j5-j6-j7-13: the lower joint only`.',
  example: '<ServiceJob name="service-jobs" row="j8" />',
  attributes: { name: { kind: 'table', required: true }, row: { kind: 'row', required: true } },
  children: false,
  expand: (element, context) => {
    // Generated blocks.
    element.children = serviceBlocks(
      attributeOf(element, 'name') ?? '',
      attributeOf(element, 'row') ?? '',
      context,
    ) as typeof element.children;
    return undefined;
  },
  // The guides have the words of their steps; the headings of the page name the jobs.
  search: false,
  markdown: (element, { blocks }) => blocks(element),
});

/** All build guides in order: prerequisites, steps, screws and keys. */
export const GuideOverview = defineBlock({
  about: 'The table of all build guides in order, with what each needs finished, its steps, screws and keys.',
  example: '<GuideOverview />',
  attributes: {},
  children: false,
  expand: (element, { tables, titles }) => {
    const summaries = guideSummaries(tables);
    // A generated block.
    if (summaries.length > 0) element.children = [overviewTable(summaries, titles)] as typeof element.children;
    return undefined;
  },
  // Search finds the guides themselves.
  search: false,
  markdown: (element, { blocks }) => blocks(element),
});

/** The reader's progress in all build guides. Without JavaScript and in Markdown it is a table of the guides. */
export const BuildTracker = defineBlock({
  about: 'The ticks of all guides, added up: what is left, what comes next, what to fetch.',
  example: '<BuildTracker />',
  attributes: {},
  children: false,
  expand: (element, { tables, titles }) => {
    const plan = buildPlan(tables, titles);
    // A generated block.
    if (plan.guides.length > 0) element.children = [overviewTable(guideSummaries(tables), titles)] as typeof element.children;
    return { plan };
  },
  // Search finds the guides themselves.
  search: false,
  markdown: (element, { blocks }) => blocks(element),
});
