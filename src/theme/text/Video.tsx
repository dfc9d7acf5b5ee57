import { css } from '@emotion/react';
import { useState } from 'react';
import { Poster } from './Poster';

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

/** A video that is loaded from YouTube only when the reader asks for it; without JavaScript, a link to it. */
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
        // The player's own code and storage, and its links to YouTube, in tabs that are free again. Not this page.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // YouTube refuses to play without the name of the site; the page's address is none of its business.
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
      note="Plays from YouTube, which then receives data about you."
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    />
  );
}
