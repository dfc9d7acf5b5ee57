import { css } from '@emotion/react';
import { button } from './buttons';
import { useShortly } from './useShortly';

interface CopyLinesProps {
  /** Name of the lines, such as `cansend, CAN FD`. */
  readonly label: string;
  /** A note, such as the versions that support the lines. */
  readonly about?: string;
  readonly lines: readonly string[];
}

/** How long the button shows the result, in ms. */
const shownFor = 1500;

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
  const [said, say] = useShortly('', shownFor);
  const text = lines.join('\n');
  // `navigator.clipboard` is undefined without https.
  const copy = async (): Promise<void> => navigator.clipboard.writeText(text);

  return (
    <div css={box} role="group" aria-label={label}>
      <div>
        <span>
          <strong>{label}</strong>
          {about && <small> ({about})</small>}
        </span>
        <button
          type="button"
          css={button}
          onClick={() =>
            void copy().then(
              () => say('Copied'),
              () => say('Blocked'),
            )
          }
        >
          <span aria-live="polite">{said === '' ? 'Copy' : said}</span>
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      <pre aria-label={`${label}: what is copied`} role="group" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
