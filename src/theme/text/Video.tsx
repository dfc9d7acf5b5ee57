import { css } from '@emotion/react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { media } from '../styles/media';
import { PlayIcon } from '../controls/pageIcons';
import { useFigure } from './pageData';
import { textWords } from '../../site/words/text';

interface PosterProps {
  /** URL of the film. */
  readonly href: string;
  readonly poster: string;
  readonly title: string;
  /** What the drawing shows; empty if the title says the same. */
  readonly alt: string;
  /** What a click does, and who receives data about the reader. */
  readonly note: string;
  /** Two posters in a row if there is space. */
  readonly beside?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

const frame = css({
  display: 'block',
  margin: 'var(--space-5) 0',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  color: 'var(--text)',
  textDecoration: 'none',
  '& img': {
    display: 'block',
    maxWidth: 'calc(100% - 2 * var(--space-4))',
    height: 'auto',
    margin: 'var(--space-4) auto',
    background: 'var(--figure-ground)',
  },
  // Makes the words of a drawing about as large as the text, as in a figure.
  [media.print]: { breakInside: 'avoid', '& img': { width: 'auto', zoom: 0.4 }, '& svg': { display: 'none' } },
});

const words = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 'var(--space-3)',
  alignItems: 'center',
  padding: 'var(--space-3) var(--space-4)',
  borderTop: '1px solid var(--line)',
  '& svg': { gridRow: 'span 2', width: '2rem', height: '2rem', color: 'var(--accent)' },
  // With large letters, a word may be longer than its card.
  '& :is(strong, small)': { overflowWrap: 'anywhere' },
  '& small': { color: 'var(--text-soft)' },
});

/** Consecutive posters form rows of two. */
const inRows = css({
  display: 'inline-block',
  width: 'calc(50% - var(--space-2))',
  margin: '0 0 var(--space-4)',
  verticalAlign: 'top',
  '&:nth-of-type(odd)': { marginRight: 'var(--space-4)' },
  [media.phone]: { width: '100%' },
});

/** Drawing that links to a film on another site. It names the site, because nothing loads from there before. */
function Poster({ href, poster, title, alt, note, beside, onClick }: PosterProps) {
  const { width, height, publicURL } = useFigure(poster);
  return (
    <a css={[frame, beside && inRows]} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      <img src={publicURL} alt={alt} width={width} height={height} decoding="async" loading="lazy" />
      <span css={words}>
        <PlayIcon />
        <strong>{title}</strong>
        <small>{note}</small>
      </span>
    </a>
  );
}

/** A film that can't be embedded: its drawing links to it. */
export const Clip = (clip: Omit<PosterProps, 'note' | 'onClick'>) => (
  <Poster {...clip} note={textWords.video.elsewhere(new URL(clip.href).host)} />
);

const player = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  margin: 'var(--space-5) 0',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
});

interface VideoProps {
  readonly youtube: string;
  readonly poster: string;
  readonly title: string;
}

/** Video that loads from YouTube only on a click; without JavaScript, a link to it. */
export function Video({ youtube, poster, title }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        css={player}
        src={`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        // Allow the player's scripts and storage, and links to YouTube in new tabs outside the sandbox, but no navigation of this page.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // YouTube refuses to play without the origin; it doesn't get the page's path.
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <Poster
      href={`https://www.youtube.com/watch?v=${youtube}`}
      poster={poster}
      title={title}
      alt=""
      note={textWords.video.youtube}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    />
  );
}
