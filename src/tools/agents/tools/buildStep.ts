import { z } from 'zod';
import { findNamed } from '../names';
import type { AgentSite } from '../site';
import type { GuideData, PiecesData } from '../siteData';
import { defineTool, filled } from '../tool';
import { agents } from '../../../site/agents';

/** Pieces with what they are or their number in the bill of materials (`also`), and what the left arm takes instead. */
const piecesOf = (taken: readonly PiecesData[], site: AgentSite): Record<string, unknown>[] =>
  taken.map(({ count, name, also, left, place }) => ({
    count,
    name,
    also: also ?? undefined,
    left_arm: left ?? undefined,
    url: place === '' ? undefined : site.urlOf(place),
  }));

/** Finds a guide by name, title, route or address. */
const guideNamed = (asked: string, { data, urlOf }: AgentSite): GuideData =>
  findNamed('build guide', asked.replace(/[?#].*$/, ''), data.guides, ({ guide, title, route }) => [
    guide,
    title,
    title.replace(/^[^:]*: /, ''),
    route,
    urlOf(route),
  ]);

/** What the counts of a guide are for. */
const countsAre = ({ once }: GuideData): string => (once ? 'for the robot' : 'for one arm');

/** The list of guides, or the steps of one. */
const overview = (guides: readonly GuideData[], site: AgentSite) =>
  guides.map((guide) => ({
    guide: guide.guide,
    title: guide.title,
    robot: guide.robot ?? 'both',
    counts_are: countsAre(guide),
    steps: guide.steps.map(({ step, title }) => `${step}. ${title}`),
    url: site.urlOf(guide.route),
  }));

export const buildStep = defineTool({
  name: 'build_step',
  title: 'Look up a build step',
  description:
    'Look up a step of an assembly, wiring or casing guide: its text, new parts, screws with counts, tools, dangers and drawings. Without a step it lists the steps of a guide with the sum of its screws; without a guide it lists all guides in building order.',
  example: agents.examples.step,
  input: z.strictObject({
    guide: z.string().max(300).optional().describe('Name such as j1-j2, title or page of the guide'),
    step: z.int().min(1).optional(),
  }),
  run: ({ guide: asked, step: number }, site) => {
    if (asked === undefined) {
      if (number !== undefined) throw new RangeError('A step needs its guide. Call build_step without arguments for the list of guides.');
      return { guides: overview(site.data.guides, site) };
    }
    const guide = guideNamed(asked, site);
    if (number === undefined) {
      const sums = new Map<string, number>();
      for (const { count, name } of guide.steps.flatMap(({ fasteners }) => fasteners)) sums.set(name, (sums.get(name) ?? 0) + count);
      return {
        guides: overview([guide], site),
        fasteners_of_guide: [...sums].map(([name, count]) => ({ count, name })),
        url: site.urlOf(guide.route),
      };
    }
    const step = guide.steps.find((one) => one.step === number);
    if (!step) throw new RangeError(`The guide "${guide.guide}" has steps 1 to ${guide.steps.length}, and no step ${number}.`);
    return {
      danger: filled(step.dangers),
      guide: guide.guide,
      title: step.title,
      step: number,
      of: guide.steps.length,
      counts_are: countsAre(guide),
      parts: piecesOf(step.parts, site),
      goes_onto: piecesOf(step.onto, site),
      fasteners: piecesOf(step.fasteners, site),
      tools: [...step.tools],
      text: step.markdown,
      drawings: [...step.drawings],
      url: site.urlOf(step.place),
    };
  },
});
