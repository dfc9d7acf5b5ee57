import { css } from '@emotion/react';
import { useState } from 'react';
import { Poster } from './Poster';

interface ClipProps {
  readonly href: string;
  readonly poster: string;
  readonly title: string;
  readonly alt: string;
  readonly beside?: boolean;
}

/** A film that can't be embedded: its drawing links to it. */
export const Clip = (clip: ClipProps) => (
  <Poster {...clip} note={`Opens ${new URL(clip.href).host} in a new tab. That site then receives data about you.`} />
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
      note="Plays from YouTube, which then receives data about you."
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    />
  );
}
