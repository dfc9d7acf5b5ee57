import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import type { BuildPlan } from '../../model/buildPlan';
import { progressRoute } from '../../site/pages';
import { site } from '../../site/site';
import { progressWords } from '../../site/words/progress';
import { button } from '../../theme/controls/buttons';
import { CopyLines } from '../../theme/controls/CopyLines';
import { saveFile } from '../../theme/controls/saveFile';
import { lazyComponent, LazyContent } from '../../theme/feedback/loading';
import { replaceAddress } from '../../theme/state/parameters';
import type { ShownProgress, Ticks } from '../plan/builds';
import { longestFile, readLink, readProgressFile, writeLink, writeProgressFile } from '../plan/progressLink';
import { allBuilds, buildKey } from '../plan/builds';
import { doneSteps, keepDone } from '../state/buildProgress';

/** Prefix of a link's hash that carries ticks. */
const begin = '#ticks=';

/** Address of the progress page with ticks in its hash. `text` is the output of `writeLink`. */
const addressWithTicks = (page: string, text: string): string => `${page}${begin}${text}`;

/** The encoded ticks in the current address; null if it has none. */
export const ticksInAddress = (): string | null => {
  const { hash } = window.location;
  return hash.startsWith(begin) ? hash.slice(begin.length) : null;
};

/** Stores ticks in this browser: added to the existing ones, or replacing them. */
export function keepTicks(plan: BuildPlan, ticks: Ticks, how: 'add' | 'replace'): void {
  for (const { guide, unit } of allBuilds(plan)) {
    const build = { guide: guide.guide, unit };
    const given = ticks.get(buildKey(build)) ?? new Set();
    keepDone(build, how === 'add' ? new Set([...doneSteps(build), ...given]) : given);
  }
}

/** Number of ticks over all builds. */
export const countTicks = (ticks: Ticks): number => [...ticks.values()].reduce((sum, steps) => sum + steps.size, 0);

const code = lazyComponent<{ readonly address: string }>(() => import('./ProgressCode'));

/** Ticks from a link or a file, or why they can't be read. */
type Given = { readonly ticks: Ticks } | { readonly mistake: string } | null;

const { move: words } = progressWords;

/** Ticks in the page's address; null if it has none. */
function givenByAddress(plan: BuildPlan): Given {
  const text = ticksInAddress();
  if (text === null) return null;
  const read = readLink(plan, text);
  return 'ticks' in read ? read : { mistake: words[read.mistake] };
}

async function givenByFile(plan: BuildPlan, file: File): Promise<Given> {
  const text = file.size > longestFile ? '' : await file.text();
  const ticks = readProgressFile(plan, text);
  return ticks ? { ticks } : { mistake: words.noProgress(file.name) };
}

/** Exports ticks as a link, its QR code or a file, and imports them from another device. Sends nothing anywhere. */
export function MoveProgress({ plan, ticks }: ShownProgress) {
  const [given, setGiven] = useState<Given>(() => givenByAddress(plan));
  const [said, say] = useState('');
  const [isCoded, setCoded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const onHash = (): void => setGiven(givenByAddress(plan));
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [plan]);
  // The question is far down the page: focus it for readers who followed a link.
  useEffect(() => {
    if (given && ticksInAddress() !== null) heading.current?.focus();
  }, [given]);
  const address = addressWithTicks(`${window.location.origin}${withPrefix(progressRoute)}`, writeLink(plan, ticks));
  const end = (message: string): void => {
    const { pathname, search } = window.location;
    // Otherwise a reload would ask again.
    if (ticksInAddress() !== null) replaceAddress(pathname + search);
    setGiven(null);
    say(message);
    // The pressed button disappears with the question, so move the focus.
    heading.current?.focus();
  };
  const take = (how: 'add' | 'replace', taken: Ticks): void => {
    keepTicks(plan, taken, how);
    end(how === 'add' ? words.added : words.replaced);
  };

  return (
    <section className="tracker-move" aria-label={words.title}>
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p role="status">{given && 'mistake' in given ? given.mistake : said}</p>
      {given && 'ticks' in given && (
        <div className="tracker-next">
          <p>
            <strong>{words.found(countTicks(given.ticks), countTicks(ticks))}</strong>
          </p>
          <div className="tracker-tools">
            <button type="button" css={button} onClick={() => take('add', given.ticks)}>
              {words.add}
            </button>
            <button type="button" css={button} onClick={() => take('replace', given.ticks)}>
              {words.replace}
            </button>
            <button type="button" css={button} onClick={() => end('')}>
              {words.leave}
            </button>
          </div>
        </div>
      )}
      <p>{words.about}</p>
      <CopyLines label={words.link} about={words.length(address.length)} lines={[address]} />
      <div className="tracker-tools">
        <button type="button" css={button} aria-expanded={isCoded} onClick={() => setCoded(!isCoded)}>
          {isCoded ? words.hideCode : words.showCode}
        </button>
        <button
          type="button"
          css={button}
          onClick={() =>
            saveFile(`${site.projectName}-build-progress.json`, new Blob([writeProgressFile(plan, ticks)], { type: 'application/json' }))
          }
        >
          {words.save}
        </button>
      </div>
      {isCoded && <LazyContent lazy={code} componentProps={{ address }} failed={words.codeFailed} />}
      <p>
        <label>
          {words.read}{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Otherwise choosing the same file again would fire no event.
              currentTarget.value = '';
              if (file) void givenByFile(plan, file).then(setGiven, () => setGiven({ mistake: words.unreadable(file.name) }));
            }}
          />
        </label>
      </p>
    </section>
  );
}
