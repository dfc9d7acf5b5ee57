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
