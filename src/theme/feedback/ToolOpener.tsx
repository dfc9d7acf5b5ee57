import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { button } from '../controls/buttons';
import { PlayIcon } from '../controls/pageIcons';
import { useFocusBack } from '../controls/useFocusBack';
import { useHydrated } from '../state/hydrated';
import { media } from '../styles/media';
import type { LazyComponent } from './loading';
import { LazyContent } from './loading';
import { textWords } from '../../site/words/text';

/** Says in place of a tool that it needs JavaScript. */
export const NeedsScript = ({ children }: { readonly children: string }) => (
  <noscript>
    <p>{children}</p>
  </noscript>
);

/** Props that a tool gets from its opener. */
export interface OpenedTool {
  /** Whether its button was pressed, rather than an address opening it. */
  readonly pressed: boolean;
  /** Returns to the button. */
  readonly onClose: () => void;
}

/** Screenshots of the open tool in both colour modes. Gatsby writes files below 10 kB into the script, so each has more. */
interface ToolPicture {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

const place = css({ margin: 'var(--space-4) 0', [media.print]: { display: 'none' } });

const poster = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius)',
  background: 'none',
  '& > img': { display: 'block', width: '100%', height: 'auto', borderRadius: 'calc(var(--radius) - 1px)' },
  // A hidden picture isn't loaded.
  'html:not([data-theme="dark"]) & > img:nth-of-type(2), html[data-theme="dark"] & > img:nth-of-type(1)': { display: 'none' },
  '& > span': {
    position: 'absolute',
    left: 'var(--space-3)',
    bottom: 'var(--space-3)',
    maxWidth: 'calc(100% - 2 * var(--space-3))',
    minHeight: '2.75rem',
    lineHeight: 1.3,
    textAlign: 'start',
  },
  '& > span > svg': { color: 'var(--accent)' },
  // Unlike `visibility`, this leaves the button its name.
  '&:disabled > span': { opacity: 0 },
  '&:hover': { borderColor: 'var(--accent)' },
});

interface ToolOpenerProps {
  readonly tool: LazyComponent<OpenedTool>;
  /** Label of the button, and the message if the tool can't be loaded. */
  readonly words: string;
  readonly failed: string;
  /** The open tool. */
  readonly picture: ToolPicture;
  /** Prefix of the tool's query parameters. An address with one of them opens the tool. */
  readonly prefix?: string;
}

/** Picture of a tool that opens it in its place and loads its code on demand. */
export function ToolOpener({ tool, words, failed, picture: { light, dark, width, height }, prefix }: ToolOpenerProps) {
  const [pressed, setPressed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const isOpen = pressed || (hydrated && prefix !== undefined && window.location.search.includes(prefix));
  useFocusBack(opener, pressed);
  if (isOpen)
    return (
      <div css={place}>
        <LazyContent lazy={tool} componentProps={{ pressed, onClose: () => setPressed(false) }} failed={failed} />
      </div>
    );
  return (
    <div css={place}>
      <button ref={opener} type="button" css={poster} data-poster="" disabled={!hydrated} onClick={() => setPressed(true)}>
        {[light, dark].map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            width={width}
            height={height}
            decoding="async"
            // Often the largest picture of the first screen. Most readers are in light mode; a hidden picture waits for its mode.
            {...(src === light ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        ))}
        <span css={button}>
          <PlayIcon />
          {words}
        </span>
      </button>
      {!hydrated && <NeedsScript>{textWords.needsScript}</NeedsScript>}
    </div>
  );
}
