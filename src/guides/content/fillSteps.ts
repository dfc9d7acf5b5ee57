import type { Paragraph, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { guideOf } from './buildSteps';
import { photoEndings } from '../../model/photo';
import type { ExpandContext } from '../../content/components/definition';
import type { View } from '../../content/sources/readViews';
import type { Tables } from '../../content/tables/csvTable';
import { attributeOf } from '../../content/tree/attributes';
import { fastenerFinder, itemFinder, stepNeeds, needList, takenList } from './needs';
import { guideWords } from '../../site/words/guides';
import { armLabel, arms } from '../../site/buildUnits';
import type { Arm } from '../../model/siteTypes';
import { component, paragraph, strong, text } from '../../content/tree/nodes';
import type { Step, StepRow } from './buildSteps';
import { stepTools, toolWords } from './tools';

const { step: words } = guideWords;

/** Names of the drawings of a step or finished view: one, or one per arm. */
export function drawingNames(guide: string, view: string, pair: boolean): { readonly arm?: Arm; readonly name: string }[] {
  const name = `assembly-${guide}-${view}`;
  if (!pair) return [{ name: `${name}.svg` }];
  return arms.map((arm) => ({ arm, name: `${name}-${arm}.svg` }));
}

/** A drawing by name, or the photo that replaces it. */
export const pictureOf = (name: string, figures: ReadonlySet<string>): string[] =>
  [name, ...photoEndings.map((ending) => name.replace(/\.svg$/, ending))].filter((each) => figures.has(each)).slice(0, 1);

/** How many screws of each kind a view drives in; parts such as plugs may move as screws do. */
export function screwsOf({ driven }: View, tables: Tables): ReadonlyMap<string, number> {
  const fasteners = new Set(tables.get('build-fasteners')?.rows.map((row) => row.fastener));
  return new Map(Object.entries(driven).filter(([id]) => fasteners.has(id)));
}

/** Whether each kind of screw that a view drives in is one of its step, with its count. */
export const showsScrews = (view: View, { fasteners }: StepRow, tables: Tables): boolean =>
  [...screwsOf(view, tables)].every(([id, count]) => fasteners.find((taken) => taken.id === id)?.count === count);

/** Parts that a view puts on and its step doesn't take: it is the view of another step. The parts of a unit come with it. */
export const strangeParts = ({ added }: View, { adds }: Pick<StepRow, 'adds'>): readonly string[] =>
  adds.some(({ id }) => id.endsWith(' unit') && added.includes(id)) ? [] : added.filter((part) => !adds.some(({ id }) => id === part));

/** Existing drawings of a step or view, one per arm for a pair, with the 3D scenes that show them: views that fit. `drawn` is the arm in a single drawing. */
export function drawings(
  names: ReturnType<typeof drawingNames>,
  alt: string,
  { figures, views }: Pick<ExpandContext, 'figures' | 'views'>,
  drawn?: Arm,
  fits: (view: View, arm: Arm | undefined) => boolean = () => true,
): RootContent[] {
  const found = names
    .flatMap(({ arm, name }) => pictureOf(name, figures).map((src) => ({ arm, src })))
    .map(({ arm, src }) => {
      const view = views.get(src.replace(/\.svg$/, ''));
      const scene = view && fits(view, arm) ? view.scene : undefined;
      return component('StepDrawing', { src, alt: arm ? `${armLabel(arm)}: ${alt}` : alt, arm, scene }, []);
    });
  const isPair = found.length > 1;
  return found.length > 0 ? [component('StepDrawings', isPair ? { pair: '' } : { drawn }, found)] : [];
}

/** One line with the parts, the parts they go onto, and the tools of a step. */
function partsLine(step: Step, tables: Tables): Paragraph | undefined {
  const take = stepNeeds(step, ({ adds }) => adds, itemFinder(tables));
  const fasteners = stepNeeds(step, ({ fasteners: column }) => column, fastenerFinder(tables));
  const onto = needList(stepNeeds(step, ({ onto: column }) => column, itemFinder(tables)));
  const tools = stepTools(step, tables);
  const taken = takenList(take, fasteners);
  const groups = [
    ...(taken.length > 0 ? [[strong(text(words.take)), text(' '), ...taken]] : []),
    ...(onto.length > 0 ? [[strong(text(take.length > 0 ? words.onto : words.inHand)), text(' '), ...onto]] : []),
    ...(tools.length > 0 ? [[strong(text(words.tools(tools.length))), text(' '), ...toolWords(tools)]] : []),
  ];
  if (groups.length === 0) return undefined;
  return paragraph(
    groups.flatMap((group, index) => [...(index > 0 ? [text('. ')] : []), ...group]),
    'step-parts',
  );
}

const isDanger = (node: RootContent | undefined): boolean =>
  node?.type === 'containerDirective' && ['danger', 'warning'].includes(node.name);

/** Source of a picture; undefined for another block. */
const sourceOf = (node: RootContent): string | undefined =>
  node.type === 'mdxJsxFlowElement' && ['Figure', 'Photo'].includes(node.name ?? '') ? attributeOf(node, 'src') : undefined;

/**
 * Inserts parts, fasteners and drawings into a step. Danger admonitions at its start stay before the drawing. A drawing that the text shows by its
 * name moves there, with its words.
 */
export function fillStep(
  element: MdxJsxFlowElement,
  step: Step,
  { tables, figures, views }: Pick<ExpandContext, 'tables' | 'figures' | 'views'>,
): void {
  const names = drawingNames(step.guide, String(step.step), step.rows.length > 1);
  const pictures = names.flatMap(({ name }) => pictureOf(name, figures));
  const isOwn = (node: RootContent): boolean => pictures.includes(sourceOf(node) ?? '');
  const own = element.children.find(isOwn) as MdxJsxFlowElement | undefined;
  const children: RootContent[] = element.children.filter((node) => !isOwn(node));
  const first = children.findIndex((child) => !isDanger(child));
  const dangers = children.slice(0, first < 0 ? children.length : first);
  const line = partsLine(step, tables);
  const { drawnArm } = guideOf(step.guide);
  const alt = attributeOf(element, 'alt') ?? (own && attributeOf(own, 'alt')) ?? attributeOf(element, 'title') ?? '';
  const isOfRow = ({ arm }: StepRow, drawn: Arm | undefined): boolean => drawn === undefined || arm === drawn;
  const fits = (view: View, arm: Arm | undefined): boolean =>
    step.rows.some((row) => isOfRow(row, arm) && showsScrews(view, row, tables) && strangeParts(view, row).length === 0);
  const shown = drawings(names, alt, { figures, views }, drawnArm, fits);
  // Contains only the existing children and new blocks.
  element.children = [...dangers, ...(line ? [line] : []), ...shown, ...children.slice(dangers.length)] as typeof element.children;
}
