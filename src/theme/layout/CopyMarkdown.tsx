import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { markdownPath } from '../../model/publicFiles';
import { media } from '../styles/media';
import { CheckIcon, CopyIcon } from '../controls/pageIcons';
import { useShortly } from '../controls/useShortly';
import { untilWhole, WholeMark } from '../controls/wholeMark';

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-1)',
  flex: 'none',
  margin: '0 0 var(--space-4)',
  padding: 'var(--space-1) var(--space-2)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-s)',
  background: 'none',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-xs)',
  '&:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '& svg': { width: '0.875rem', height: '0.875rem' },
  // The icon alone, beside the path: its words are still read out.
  [media.phone]: { gap: 0, padding: 'var(--space-2)', fontSize: 0 },
  [media.print]: { display: 'none' },
});

/** Time in ms for which the button says how it went. */
const shownFor = 2000;

const labels = { ready: 'Copy page as Markdown', copied: 'Copied as Markdown', failed: 'Copying failed' } as const;

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Copies the page's text as Markdown, which is loaded only then. */
export function CopyMarkdown({ route }: { readonly route: string }) {
  const [state, show] = useShortly<keyof typeof labels>('ready', shownFor);

  const copy = async (): Promise<void> => {
    // The item takes a promise: browsers allow copying only in answer to the click, not after the text has arrived.
    const item = new ClipboardItem({ 'text/plain': fetchText(withPrefix(markdownPath(route))) });
    await navigator.clipboard.write([item]);
  };

  return (
    <button
      type="button"
      css={button}
      data-copy-markdown=""
      {...untilWhole}
      aria-live="polite"
      onClick={() =>
        void copy().then(
          () => show('copied'),
          () => show('failed'),
        )
      }
    >
      {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      {labels[state]}
      <WholeMark />
    </button>
  );
}
