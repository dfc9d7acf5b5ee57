import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { megabytes } from '../../../model/format';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { button } from '../../../theme/controls/buttons';
import { buttonRow, toolBox } from '../../../theme/controls/toolBox';
import { Spinner } from '../../../theme/feedback/Spinner';
import { sizeOf, wantedFiles } from '../keptFiles';
import { lostWords, momentWords, reasonWords } from './keepWords';
import { useKeeper } from './useKeeper';
import type { Keeper as KeeperState, Looked } from './useKeeper';

/** Says what is kept on this device: which build, and since when. */
function KeptSummary({ kept, isPersistent }: { readonly kept: NonNullable<Looked['kept']>; readonly isPersistent: boolean }) {
  const { bytes } = sizeOf(wantedFiles(kept.manifest));
  return (
    <>
      <p>
        <strong>This site is kept on this device.</strong> Updated on {momentWords(kept.at)} (build {kept.manifest.build}),{' '}
        {megabytes(bytes)}.
      </p>
      {!isPersistent && (
        <p className="soft">Your browser may remove it when the device runs out of space. The site tells you if that happens.</p>
      )}
    </>
  );
}

const frame = css(toolBox, {
  '& p': { flex: '1 0 100%' },
  '& progress': { width: '100%', height: '0.75rem', accentColor: 'var(--accent)' },
  '& button:disabled': { borderColor: 'var(--line)', color: 'var(--text-faint)' },
  '& > p:last-child': { margin: 'var(--space-2) 0 0', fontWeight: 'var(--weight-medium)' },
});

const noAnswer = 'The server doesn’t answer. Connect to a network, then load this page again.';

const endWords = (ended: KeeperState['ended']): string => {
  if (ended === null) return '';
  if (ended === 'kept') return 'Done. You can switch the network off now: all pages open without it.';
  if (ended === 'removed') return 'Removed. This site keeps nothing for offline use on this device any more.';
  return reasonWords[ended];
};

/** Bytes to download, without the files that are already kept. */
function bytesToGet(kept: Looked['kept'], offered: OfflineManifest): number {
  const there = new Set(kept ? wantedFiles(kept.manifest).map(({ address, digest }) => address + digest) : []);
  return sizeOf(wantedFiles(offered).filter(({ address, digest }) => !there.has(address + digest))).sent;
}

interface OfferProps {
  readonly keeper: KeeperState;
  readonly looked: Looked;
  readonly offered: OfflineManifest;
}

/** Says what keeping costs, with the button that begins it. */
function Offer({ keeper, looked: { kept, hasBegun }, offered }: OfferProps) {
  if (kept?.manifest.build === offered.build) return null;
  return (
    <>
      {kept && <p>A newer version of this site is available. Until you get it, your offline copy stays as it is.</p>}
      {hasBegun && !kept && <p>The download was interrupted. What you have so far is still there.</p>}
      <p>
        All pages with drawings, 3D views, search and tools: {megabytes(sizeOf(wantedFiles(offered)).bytes)} on this device, about{' '}
        {megabytes(bytesToGet(kept, offered))} to download now.
      </p>
      <button type="button" css={button} disabled={keeper.progress !== null} onClick={keeper.keep}>
        {kept ? 'Get it' : hasBegun ? 'Resume' : 'Keep this site offline'}
      </button>
    </>
  );
}

function Progress({ progress: { done, all } }: { readonly progress: NonNullable<KeeperState['progress']> }) {
  return (
    <p>
      <progress aria-label="Kept so far" max={Math.max(all, 1)} value={done} />
      {all > 0 && ` ${megabytes(done)} of ${megabytes(all)}`}
    </p>
  );
}

/** Whether the focus is lost: the focused element is gone, or disabled, which browsers notice later. */
const isFocusLost = (): boolean => document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;

/** Tool that keeps the site on this device: cost, progress, what is kept, and how to remove it. */
export default function Keeper() {
  const keeper = useKeeper();
  const { looked, progress, ended } = keeper;
  const stop = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const isBusy = progress !== null;
  // Each press removes its own button. Move the focus to the next button, and at the end to the result.
  useEffect(() => {
    if (isBusy && isFocusLost()) stop.current?.focus({ preventScroll: true });
  }, [isBusy]);
  useEffect(() => {
    if (ended !== null && isFocusLost()) message.current?.focus({ preventScroll: true });
  }, [ended]);
  if (!looked) return <Spinner label="Checking what is kept" />;
  const { kept, hasBegun, isLost, offered, reason } = looked;
  return (
    <div css={frame} data-ready="">
      {isLost && <p>{lostWords}</p>}
      {kept && <KeptSummary kept={kept} isPersistent={looked.isPersistent} />}
      {!offered && <p>{reason ? reasonWords[reason] : kept ? 'You are offline, so the site can’t look for a newer version.' : noAnswer}</p>}
      <div css={buttonRow}>
        {offered && <Offer keeper={keeper} looked={looked} offered={offered} />}
        {progress && (
          <button ref={stop} type="button" css={button} onClick={keeper.stop}>
            Stop
          </button>
        )}
        {(kept || hasBegun || isLost) && !progress && (
          <button type="button" css={button} onClick={keeper.forget}>
            Remove it from this device
          </button>
        )}
      </div>
      {progress && <Progress progress={progress} />}
      <p role="status" ref={message} tabIndex={-1}>
        {endWords(ended)}
      </p>
    </div>
  );
}
