import { Poster } from './Poster';

interface ClipProps {
  readonly href: string;
  readonly poster: string;
  readonly title: string;
  readonly alt: string;
  readonly beside?: boolean;
}

/** A film that no player may show in the page: its drawing leads to it. */
export const Clip = (clip: ClipProps) => (
  <Poster {...clip} note={`Opens ${new URL(clip.href).host} in a new tab. That site then receives data about you.`} />
);
