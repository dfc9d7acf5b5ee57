import { doneOf, isFinished, ticksOf } from '../plan/builds';
import type { Build, ShownProgress } from '../plan/builds';
import { awaitedBuilds } from '../plan/whatIsLeft';
import { armLabel, arms, unitLabel } from '../../site/buildUnits';
import { progressWords } from '../../site/words/progress';
import { unnumbered } from '../plan/guideTitle';
import { nextUndone } from '../state/buildProgress';
import { SmartLink } from '../../theme/controls/SmartLink';
import { ScrollTable } from '../../theme/text/ScrollTable';
import { BuildLink } from './NextGuide';

const { guides: words } = progressWords;

/** Table of guides with the progress for each arm, and the guides each one waits for. */
export function GuidesTable({ plan, own, ticks }: ShownProgress) {
  const cell = (build: Build, columns: number) => {
    const steps = build.guide.steps.map(({ step }) => step);
    const done = doneOf(build, ticks);
    const finished = isFinished(build, ticks);
    const waitsFor = finished ? [] : awaitedBuilds(plan, build, ticks);
    return (
      <td key={build.unit} colSpan={columns} data-finished={finished}>
        <BuildLink build={build} step={nextUndone(steps, ticksOf(build, ticks)) ?? undefined}>
          <span className="visually-hidden">
            {build.guide.title}, {unitLabel(build.unit)}:{' '}
          </span>
          {words.done(done, steps.length)}
          {finished && ' ✓'}
        </BuildLink>
        {waitsFor.length > 0 && (
          <span className="soft">{words.after([...new Set(waitsFor.map(({ guide }) => unnumbered(guide.title)))])}</span>
        )}
      </td>
    );
  };
  return (
    <ScrollTable label={words.table}>
      <thead>
        <tr>
          <th scope="col">{words.guide}</th>
          {arms.map((arm) => (
            <th key={arm} scope="col">
              {armLabel(arm)}
            </th>
          ))}
          {arms.length === 0 && <th scope="col">{words.steps}</th>}
        </tr>
      </thead>
      <tbody>
        {plan.guides
          .map((guide) => ({ guide, builds: own.filter((build) => build.guide === guide) }))
          .filter(({ builds }) => builds.length > 0)
          .map(({ guide, builds }) => (
            <tr key={guide.guide}>
              <th scope="row">
                <SmartLink href={guide.route}>{unnumbered(guide.title)}</SmartLink>
              </th>
              {builds.map((build) => cell(build, Math.max(1, arms.length / builds.length)))}
            </tr>
          ))}
      </tbody>
    </ScrollTable>
  );
}
