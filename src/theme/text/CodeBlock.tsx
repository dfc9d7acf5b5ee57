import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { media } from '../styles/media';
import { CheckIcon, CopyIcon, WrapIcon } from '../controls/pageIcons';
import { scrollStop } from '../controls/scrollStop';
import { useCopy } from '../controls/useShortly';
import { SaidAloud } from '../feedback/SettledStatus';
import { textWords } from '../../site/words/text';

interface CodeBlockProps {
  /** HTML that was highlighted at build time. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

const box = css({
  // Space after the end of a line. Without a title, two buttons cover the end of the first line.
  '--end': 'var(--space-4)',
  '&:not(:has(> figcaption)):has([data-lines])': { '--end': '6rem' },
  position: 'relative',
  margin: 'var(--space-4) 0',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--code-bg)',
  '& figcaption': {
    padding: '0.4rem var(--space-4)',
    borderBottom: '1px solid var(--line)',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-xs)',
    fontWeight: 'var(--weight-medium)',
  },
  '& pre': {
    margin: 0,
    padding: 'var(--space-3) 0',
    overflowX: 'auto',
    fontFamily: 'var(--mono)',
    fontSize: 'var(--size-s)',
    lineHeight: 1.6,
    tabSize: 2,
  },
  '& code': { display: 'block', width: 'max-content', minWidth: '100%', padding: '0 var(--end) 0 var(--space-4)', fontFamily: 'inherit' },
  '& .marked': {
    display: 'inline-block',
    width: 'calc(100% + var(--space-4) + var(--end))',
    margin: '0 calc(-1 * var(--end)) 0 calc(-1 * var(--space-4))',
    padding: '0 var(--space-4)',
    background: 'var(--code-mark)',
    boxShadow: 'inset 3px 0 var(--accent)',
  },
  // Safari needs the prefix.
  '& .prompt': { color: 'var(--text-faint)', WebkitUserSelect: 'none', userSelect: 'none' },
  '& .output': { color: 'var(--text-faint)' },
  '&[data-wrapped="true"] pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-wrapped="true"] code': { width: 'auto' },
  '& > div': { position: 'absolute', top: '0.3rem', right: '0.3rem', display: 'flex' },
  // Larger touch target without a larger button: the code behind it stays readable.
  '& button': {
    display: 'inline-grid',
    placeContent: 'center',
    backgroundClip: 'content-box',
    padding: '0.4rem',
    border: '1px solid transparent',
    borderRadius: 'var(--radius-s)',
    background: 'var(--code-bg)',
    color: 'var(--text-faint)',
  },
  '& figcaption ~ div': { top: '0.15rem' },
  '& figcaption ~ div > button': { background: 'none' },
  '& button[aria-pressed="true"]': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  // Shown if lines are wider than the block.
  '& button[data-lines="long"]': { display: 'none', [media.narrow]: { display: 'inline-flex' } },
  '& button:hover': { color: 'var(--accent)', borderColor: 'var(--line)' },
  '& button svg': { width: '1rem', height: '1rem' },
  [media.print]: {
    '& > div': { display: 'none' },
    '& pre': { whiteSpace: 'pre-wrap' },
    '& code': { width: 'auto' },
    '&:not([data-long])': { breakInside: 'avoid' },
    '& figcaption': { breakAfter: 'avoid' },
  },
});

const labels = textWords.copyCode;

// Beside the icon. A separate style, so that pages don't contain it before copying fails.
const failedWords = css({ gridRow: 1, gridColumn: 2, marginLeft: 'var(--space-1)', color: 'var(--danger)', fontSize: 'var(--size-xs)' });

/** Maximum line length in characters that fits a phone, and any wider window. */
const fits = { phone: 34, window: 56 };

/** Number of lines that stay together on paper. */
const together = 20;

/** Class of the longest line: `long` is too long for a phone only. */
function longestLine(html: string): 'short' | 'long' | 'longest' {
  const text = html.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, '&');
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  if (longest > fits.window) return 'longest';
  return longest > fits.phone ? 'long' : 'short';
}

/** Text for the copy button: the commands of a console block without prompts and output, otherwise everything. */
function copyText(code: HTMLElement): string {
  const commands = [...code.querySelectorAll('.command')];
  if (commands.length === 0) return code.textContent ?? '';
  return commands
    .map((command) => {
      const prompt = command.querySelector('.prompt')?.textContent ?? '';
      return (command.textContent ?? '').slice(prompt.length);
    })
    .join('\n');
}

/** Highlighted code with its title, a copy button, and a button that wraps long lines. */
export function CodeBlock({ html, language, title }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const [state, copy] = useCopy(() => (code.current ? navigator.clipboard.writeText(copyText(code.current)) : undefined));
  const [wrapped, setWrapped] = useState(false);
  const lines = longestLine(html);

  return (
    <figure
      css={box}
      data-language={language}
      data-wrapped={wrapped || undefined}
      {...(html.split('\n').length > together && { 'data-long': '' })}
    >
      {title && <figcaption>{title}</figcaption>}
      <pre ref={scrollStop} aria-label={title ?? textWords.codeIn(language)} role="group" tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <div>
        {lines !== 'short' && (
          <button
            type="button"
            data-lines={lines}
            onClick={() => setWrapped(!wrapped)}
            aria-label={textWords.wrapLines}
            aria-pressed={wrapped}
            title={textWords.wrapLines}
          >
            <WrapIcon />
          </button>
        )}
        {/* Without the error, readers would paste the previous content into a terminal. */}
        <button type="button" onClick={copy} aria-label={labels[state]} title={textWords.copy}>
          {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
          {state === 'failed' && <span css={failedWords}>{labels.failed}</span>}
        </button>
        {state !== 'ready' && <SaidAloud words={labels[state]} />}
      </div>
    </figure>
  );
}
