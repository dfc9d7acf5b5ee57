import type { PhrasingContent, Table, TableCell } from 'mdast';
import { buildGuides } from '../../site/buildGuides';
import { guideWords } from '../../site/words/guides';
import { numberOf } from '../plan/guideTitle';
import { buildGuideNames, guideOf } from './buildSteps';
import type { BuildGuideName } from './buildSteps';
import { text } from '../../content/tree/nodes';
import type { GuideSummary } from './guideOrder';

type Titles = ReadonlyMap<string, string>;

const { table: words } = guideWords;

const headings = [words.guide, words.needs, words.steps, words.screws, words.tools] as const;

/** A link to a guide; its name if it has no page, which `checkGuides` reports. */
function guideLink(guide: BuildGuideName, titles: Titles, shown: (title: string) => string): PhrasingContent {
  const { route } = buildGuides[guide];
  return { type: 'link', url: route, children: [text(shown(titles.get(route) ?? guide))] };
}

/** A required guide, with its counterpart for the other robot, and the step up to which it is needed. */
function neededWords(guide: BuildGuideName, needing: BuildGuideName, titles: Titles): PhrasingContent[] {
  const { pause } = guideOf(guide);
  const others = buildGuideNames.filter((other) => {
    const { insteadOf } = guideOf(other);
    return insteadOf === guide;
  });
  return [
    ...[guide, ...others].flatMap((name, index) => [...(index > 0 ? [text(` ${words.or} `)] : []), guideLink(name, titles, numberOf)]),
    ...(pause?.guide === needing ? [text(` ${words.upTo(pause.afterStep)}`)] : []),
  ];
}

const joined = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  parts.length === 0 ? [text(words.nothing)] : parts.flatMap((part, index) => [...(index > 0 ? [text(', ')] : []), ...part]);

/** A cell with its heading, which narrow screens show instead of columns. */
const cell = (children: PhrasingContent[], index: number): TableCell => ({
  type: 'tableCell',
  children,
  data: { hProperties: { 'data-heading': headings[index] } },
});

const row = ({ guide, needs, steps, screws, once, tools }: GuideSummary, titles: Titles): TableCell[] =>
  [
    [guideLink(guide, titles, (title) => title)],
    joined(needs.map((need) => neededWords(need, guide, titles))),
    [text(String(steps))],
    [text(screws === 0 ? words.none : once ? String(screws) : words.perArm(screws))],
    [text(tools.map((tool) => tool.words).join(', ') || words.none)],
  ].map(cell);

/** All guides in building order, as a Markdown table. */
export const overviewTable = (summaries: readonly GuideSummary[], titles: Titles): Table => ({
  type: 'table',
  children: [
    headings.map((heading): TableCell => ({ type: 'tableCell', children: [text(heading)] })),
    ...summaries.map((summary) => row(summary, titles)),
  ].map((children) => ({ type: 'tableRow', children })),
});
