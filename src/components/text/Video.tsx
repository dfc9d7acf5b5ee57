import { css } from '@emotion/react';
import { useState } from 'react';
import { media } from '../../styles/media';
import { PlayIcon } from '../controls/icons';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  width: '100%',
  aspectRatio: '16 / 9',
  margin: 'var(--space-5) 0',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  color: 'var(--text)',
  textDecoration: 'none',
  '& svg': { width: '3rem', height: '3rem', color: 'var(--accent)' },
  '& small': { padding: '0 var(--space-4)', color: 'var(--text-soft)', textAlign: 'center' },
  [media.print]: { aspectRatio: 'auto', padding: 'var(--space-3)', breakInside: 'avoid', '& svg': { display: 'none' } },
});

/** A video that is loaded from YouTube only when the reader asks for it; without JavaScript, a link to it. */
export function Video({ youtube, title }: { readonly youtube: string; readonly title: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        css={frame}
        src={`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        // The player's own code and storage, and its links to YouTube, in tabs that are free again. Not this page.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // YouTube refuses to play without the name of the site; the page's address is none of its business.
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <a
      css={frame}
      href={`https://www.youtube.com/watch?v=${youtube}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <PlayIcon />
      <strong>{title}</strong>
      <small>Plays from YouTube, which then receives data about you.</small>
    </a>
  );
}
