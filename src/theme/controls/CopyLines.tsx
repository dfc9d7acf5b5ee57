import { css } from '@emotion/react';
import { button } from './buttons';
import { useCopy } from './useShortly';
import { textWords } from '../../site/words/text';

interface CopyLinesProps {
  /** Name of the lines, such as `cansend, CAN FD`. */
  readonly label: string;
  /** A note, such as the versions that support the lines. */
  readonly about?: string;
  readonly lines: readonly string[];
}

const box = css({
  margin: '0 0 var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--code-bg)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-1) var(--space-3)',
    padding: 'var(--space-1) var(--space-1) var(--space-1) var(--space-3)',
    borderBottom: '1px solid var(--line)',
    fontSize: 'var(--size-s)',
  },
  // Beside the button if there is space, above it on a phone.
  '& > div > span': { flex: '1 1 9rem', minWidth: 0 },
  '& strong': { fontWeight: 'var(--weight-medium)' },
  '& small': { color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& button': { flex: 'none', justifyContent: 'center', minWidth: '7rem', minHeight: '2.75rem' },
  '& pre': { margin: 0, padding: 'var(--space-2) var(--space-3)', overflowX: 'auto', fontFamily: 'var(--mono)', fontSize: 'var(--size-s)' },
});

/** Lines with a copy button. The button shows for a moment whether copying worked. */
export function CopyLines({ label, about, lines }: CopyLinesProps) {
  const text = lines.join('\n');
  const [state, copy] = useCopy(() => navigator.clipboard.writeText(text));

  return (
    <div css={box} role="group" aria-label={label}>
      <div>
        <span>
          <strong>{label}</strong>
          {about && <small> ({about})</small>}
        </span>
        <button type="button" css={button} onClick={copy}>
          <span aria-live="polite">{textWords.copyLines[state]}</span>
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      <pre aria-label={textWords.copied(label)} role="group" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
