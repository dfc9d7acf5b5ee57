import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { megabytes } from '../../model/format';
import type { OfflineManifest } from '../../model/offlineManifest';
import { button } from '../../theme/controls/buttons';
import { buttonRow, toolBox } from '../../theme/controls/toolBox';
import { Spinner } from '../../theme/feedback/loading';
import { hasKeptMarker, writeKeptMarker } from '../../theme/state/keptMarker';
import { askManifest, canKeep, forgetSite, keepSite, keptState, reasonOf, sizeOf } from './keepSite';
import type { KeepReason, KeptState } from './keepSite';
import { siteScope } from './ownRegistration';
import { lostWords } from './startNotice';

/** What is kept, and what the server offers. */
interface Looked extends KeptState {
  /** Build on the server, or why there is none. */
  readonly offered: OfflineManifest | KeepReason;
  /** Whether the browser has evicted what the reader kept. */
  readonly isLost: boolean;
}

/** Result of an action. */
type Ended = KeepReason | 'kept' | 'removed';

/** Bytes that have arrived, of all. */
interface Arrived {
  readonly done: number;
  readonly all: number;
}

async function look(): Promise<Looked> {
  try {
    if (!canKeep()) return { hasBegun: false, isLost: hasKeptMarker(), offered: 'refused' };
    const [state, offered] = await Promise.all([keptState(siteScope()), askManifest(siteScope()).catch(reasonOf)]);
    return { ...state, offered, isLost: hasKeptMarker() && !state.kept };
  } catch (error) {
    return { hasBegun: false, isLost: hasKeptMarker(), offered: reasonOf(error) };
  }
}

/** Reads what is kept, and keeps or removes the site on demand. */
function useKeeper() {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [progress, setProgress] = useState<Arrived | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const stopper = useRef<AbortController>(null);

  useEffect(() => {
    let current = true;
    void look().then((found) => current && setLooked(found));
    return () => {
      current = false;
      stopper.current?.abort();
    };
  }, []);

  const end = async (how: Ended): Promise<void> => {
    setLooked(await look());
    setProgress(null);
    setEnded(how);
  };

  return {
    looked,
    progress,
    ended,
    keep: () => {
      stopper.current = new AbortController();
      setProgress({ done: 0, all: 0 });
      setEnded(null);
      // Some browsers ask the reader, so nothing waits for the answer.
      void (navigator.storage as Partial<StorageManager> | undefined)?.persist?.().catch(() => false);
      keepSite(siteScope(), stopper.current.signal, (done, all) => setProgress({ done, all })).then(
        () => {
          writeKeptMarker('');
          void end('kept');
        },
        (error: unknown) => void end(reasonOf(error)),
      );
    },
    stop: () => stopper.current?.abort(),
    forget: () => {
      setEnded(null);
      writeKeptMarker(null);
      void forgetSite(siteScope()).then(() => end('removed'));
    },
  };
}

/** Messages at the end of an action: what happened, and what to do. */
const endWords: Readonly<Record<Ended, string>> = {
  kept: 'Done. You can switch the network off now: all pages open without it.',
  removed: 'Removed. This site keeps nothing for offline use on this device any more.',
  full: 'There isn’t enough room on this device. Free some space. What you kept before is still there.',
  refused:
    'Your browser doesn’t let this site keep anything. That is usual in a private window, where cookies and site data are blocked, and on a connection without HTTPS. Open the site in a normal window, or allow its data in your browser’s settings.',
  network:
    'The download didn’t finish: the network failed, or the server sent a file of another version. What has arrived so far stays: press the button again to resume.',
  without: 'This copy of the site can’t be kept offline.',
  stopped: 'Stopped. What has arrived so far stays: press the button again to resume.',
};

/** Date and time in the reader's time zone: 23 November 2026 at 09:30. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const frame = css(toolBox, {
  '& p': { flex: '1 0 100%' },
  '& progress': { width: '100%', height: '0.75rem', accentColor: 'var(--accent)' },
  '& > p:last-child': { margin: 'var(--space-2) 0 0', fontWeight: 'var(--weight-medium)' },
});

/** Says what is kept on this device: which build, and since when. */
const KeptSummary = ({ kept: { manifest, at } }: { readonly kept: NonNullable<Looked['kept']> }) => (
  <>
    <p>
      <strong>This site is kept on this device.</strong> Updated on {moment.format(at)} (build {manifest.build}),{' '}
      {megabytes(sizeOf(manifest).bytes)}.
    </p>
    <p className="soft">Some browsers remove it when the device runs out of space. The site tells you if that happens.</p>
  </>
);

/** Says what keeping costs. */
const Cost = ({ looked: { kept, hasBegun }, offered }: { readonly looked: Looked; readonly offered: OfflineManifest }) => (
  <>
    {kept && <p>Another version of this site is available. Until you get it, your offline copy stays as it is.</p>}
    {hasBegun && <p>The download was interrupted. What you have so far is still there.</p>}
    <p>
      All pages with drawings, 3D views, search and tools: {megabytes(sizeOf(offered).bytes)} on this device, about{' '}
      {megabytes(sizeOf(offered, kept?.manifest).sent)} to download now.
    </p>
  </>
);

/** Why the site can't be kept now. */
function reasonWords(reason: Exclude<Looked['offered'], OfflineManifest>, isKept: boolean): string {
  if (reason !== 'network') return endWords[reason];
  return isKept
    ? 'You are offline, so the site can’t look for another version.'
    : 'The server doesn’t answer. Connect to a network, then load this page again.';
}

/** Tool that keeps the site on this device: cost, progress, what is kept, and how to remove it. */
export default function Keeper() {
  const { looked, progress, ended, keep, stop, forget } = useKeeper();
  const message = useRef<HTMLParagraphElement>(null);
  // A press may remove its own button; then the result gets the focus.
  useEffect(() => {
    if (ended !== null && document.activeElement === document.body) message.current?.focus({ preventScroll: true });
  }, [ended]);
  if (!looked) return <Spinner label="Checking what is kept" />;
  const { kept, hasBegun, isLost, offered } = looked;
  const isOffered = typeof offered === 'object' && offered.build !== kept?.manifest.build;
  return (
    <div css={frame} data-ready="">
      {isLost && <p>{lostWords}</p>}
      {kept && <KeptSummary kept={kept} />}
      {typeof offered === 'string' && <p>{reasonWords(offered, kept !== undefined)}</p>}
      <div css={buttonRow}>
        {isOffered && <Cost looked={looked} offered={offered} />}
        {isOffered && (
          <button type="button" css={button} onClick={progress ? stop : keep}>
            {progress ? 'Stop' : kept ? 'Get it' : hasBegun ? 'Resume' : 'Keep this site offline'}
          </button>
        )}
        {(kept || hasBegun || isLost) && !progress && (
          <button type="button" css={button} onClick={forget}>
            Remove it from this device
          </button>
        )}
      </div>
      {progress && (
        <p>
          <progress aria-label="Kept so far" max={Math.max(progress.all, 1)} value={progress.done} />
          {progress.all > 0 && ` ${megabytes(progress.done)} of ${megabytes(progress.all)}`}
        </p>
      )}
      <p role="status" ref={message} tabIndex={-1}>
        {ended && endWords[ended]}
      </p>
    </div>
  );
}
