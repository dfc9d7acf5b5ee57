import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { isOwnPath } from '../../../model/addresses';
import { megabytes } from '../../../model/format';
import { missingName } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { offlinePieces } from '../../../site/offline';
import { button } from '../../../theme/controls/buttons';
import { buttonRow, toolBox } from '../../../theme/controls/toolBox';
import { Spinner } from '../../../theme/feedback/Spinner';
import { sizeOf, wantedFiles } from '../keptFiles';
import { elsewhereWords, lostWords, momentWords, reasonWords } from './keepWords';
import { useKeeper } from './useKeeper';
import type { Keeper as KeeperState, Looked } from './useKeeper';

const fields = css({
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 var(--space-3)',
    alignItems: 'baseline',
    minHeight: '2.75rem',
    padding: 'var(--space-2) 0',
    borderBottom: '1px solid var(--line)',
    fontSize: 'var(--size-s)',
  },
  '& input': { width: '1.15rem', height: '1.15rem', margin: 0, accentColor: 'var(--accent)', transform: 'translateY(0.2rem)' },
  '& b': { display: 'block', color: 'var(--text)' },
  '& label > span': { color: 'var(--text-soft)' },
  '& label > span:last-child': { whiteSpace: 'nowrap' },
});

interface PieceFieldsProps {
  readonly manifest: OfflineManifest;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes for the pieces of the site, each with its size on the device. */
function PieceFields({ manifest, chosen, disabled, onChange }: PieceFieldsProps) {
  const bytesOf = (name: string): number => {
    const number = manifest.pieces.indexOf(name);
    const files = Object.values(manifest.files).filter(([, , , pieces]) => pieces.includes(number));
    return sizeOf(files.map(([, bytes, sent]) => ({ bytes, sent }))).bytes;
  };
  return (
    <fieldset css={fields} disabled={disabled}>
      <legend>What to keep</legend>
      {offlinePieces
        .filter(({ name }) => manifest.pieces.includes(name))
        .map(({ name, label, holds }) => (
          <label key={name}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(name)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))}
            />
            <span>
              <b>{label}</b> {holds}
            </span>
            <span>{megabytes(bytesOf(name))}</span>
          </label>
        ))}
    </fieldset>
  );
}

/** Says what is kept on this device: which build, since when, which pieces. */
function KeptSummary({ kept, isPersistent }: { readonly kept: NonNullable<Looked['kept']>; readonly isPersistent: boolean }) {
  const { bytes } = sizeOf(wantedFiles(kept.manifest, kept.pieces));
  const names = offlinePieces.filter(({ name }) => kept.pieces.includes(name)).map(({ label }) => label);
  return (
    <>
      <p>
        <strong>This site is kept on this device.</strong> Updated on {momentWords(kept.at)} (build {kept.build}), {megabytes(bytes)}:{' '}
        {names.join(', ') || 'search and home page'}.
      </p>
      {!isPersistent && (
        <p className="soft">Your browser may remove it when the device runs out of space. The site tells you if that happens.</p>
      )}
    </>
  );
}

// The fieldset has its own row, with the buttons below it.
const frame = css(toolBox, {
  '& fieldset, & fieldset ~ p': { flex: '1 0 100%' },
  '& progress': { width: '100%', height: '0.75rem', accentColor: 'var(--accent)' },
  '& button:disabled': { borderColor: 'var(--line)', color: 'var(--text-faint)' },
  '& > p:last-child': { margin: 'var(--space-2) 0 0', fontWeight: 'var(--weight-medium)' },
});

const noAnswer = 'The server doesn’t answer. Connect to a network, then load this page again.';

const endWords = (ended: KeeperState['ended']): string => {
  if (ended === null) return '';
  if (ended === 'kept') return 'Done. You can switch the network off now: the pages you chose open without it.';
  if (ended === 'removed') return 'Removed. This site keeps nothing for offline use on this device any more.';
  return reasonWords[ended];
};

/** Scrolls to the message, in case the browser has restored an earlier scroll position. */
const showMessage = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'center' });

/** The page that the reader wanted and that isn't kept. Only paths of this site, because anybody can write the query string. */
export function missingPage(search: string): string | null {
  const missing = new URLSearchParams(search).get(missingName);
  return missing !== null && isOwnPath(missing) ? missing : null;
}

/** Bytes to download for the chosen pieces, without the files that are already kept. */
function bytesToGet(kept: Looked['kept'], offered: OfflineManifest, chosen: readonly string[]): number {
  const there = new Set(kept ? wantedFiles(kept.manifest, kept.pieces).map(({ address, digest }) => address + digest) : []);
  return sizeOf(wantedFiles(offered, chosen).filter(({ address, digest }) => !there.has(address + digest))).sent;
}

interface ChoosingProps {
  readonly keeper: KeeperState;
  readonly looked: Looked;
  readonly offered: OfflineManifest;
}

function Choosing({ keeper, looked: { kept, begun }, offered }: ChoosingProps) {
  const [chosen, setChosen] = useState<readonly string[]>(
    kept?.pieces ?? begun?.pieces ?? offlinePieces.filter((piece) => piece.chosen).map(({ name }) => name),
  );
  const isSame = kept && [...kept.pieces].sort().join() === [...chosen].sort().join();
  const isNewest = kept && kept.build === offered.build;
  const { bytes } = sizeOf(wantedFiles(offered, chosen));
  const toGet = bytesToGet(kept, offered, chosen);
  const isBusy = keeper.progress !== null;
  return (
    <>
      {kept && !isNewest && <p>A newer version of this site is available. Until you get it, your offline copy stays as it is.</p>}
      {begun && !kept && <p>The download was interrupted. What you have so far is still there.</p>}
      <PieceFields manifest={offered} chosen={chosen} disabled={isBusy} onChange={setChosen} />
      <p>
        Together with search and home page: {megabytes(bytes)} on this device,{' '}
        {toGet > 0 ? `about ${megabytes(toGet)} to download now` : 'nothing to download'}.
      </p>
      <button type="button" css={button} disabled={isBusy || (isSame && isNewest)} onClick={() => keeper.keep(chosen)}>
        {kept ? (isNewest ? 'Change what is kept' : 'Get it') : begun ? 'Resume' : 'Keep this site offline'}
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

/** Tool that keeps the site on this device: options, progress, what is kept, and how to remove it. */
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
  const missing = missingPage(window.location.search);
  const { kept, begun, isLost, elsewhere, offered, reason } = looked;
  return (
    <div css={frame} data-ready="">
      {missing !== null && (
        <p role="alert" ref={showMessage}>
          <strong>The page you asked for isn’t kept on this device, and the network doesn’t answer.</strong>{' '}
          <a href={withPrefix(missing)}>Try {missing} again</a>
        </p>
      )}
      {elsewhere !== undefined && <p>{elsewhereWords(elsewhere)}</p>}
      {isLost && elsewhere === undefined && <p>{lostWords}</p>}
      {kept && <KeptSummary kept={kept} isPersistent={looked.isPersistent} />}
      {!offered && <p>{reason ? reasonWords[reason] : kept ? 'You are offline, so the site can’t look for a newer version.' : noAnswer}</p>}
      <div css={buttonRow}>
        {offered && <Choosing keeper={keeper} looked={looked} offered={offered} />}
        {progress && (
          <button ref={stop} type="button" css={button} onClick={keeper.stop}>
            Stop
          </button>
        )}
        {(kept || begun || isLost || elsewhere !== undefined) && !progress && (
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
