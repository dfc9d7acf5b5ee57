import { css } from '@emotion/react';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { sizeOf } from '../keptFiles';
import { offlinePieces } from '../../../site/offline';
import { megabytes } from '../../../model/format';

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
export function PieceFields({ manifest, chosen, disabled, onChange }: PieceFieldsProps) {
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
