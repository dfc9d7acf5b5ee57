import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import robot380 from './pictures/robot-380.avif';
import robot760 from './pictures/robot-760.avif';
import { media } from '../../theme/styles/media';
import { untilWhole, WholeMark } from '../../theme/controls/wholeMark';
import { lazyComponent } from '../../theme/feedback/loading';
import { TurnedPicture } from '../../theme/feedback/TurnedPicture';
import type { TurnedProps } from '../../theme/feedback/TurnedPicture';

/** Maximum width of the picture beside the text; on a phone it is as wide as the page. */
const pictureWidth = '20rem';

/** Attributes of the picture, with files by width. */
const robotImage = {
  sizes: `${media.phone.replace('@media ', '')} 100vw, ${pictureWidth}`,
  srcSet: `${robot380} 380w, ${robot760} 760w`,
  src: robot760,
  width: 380,
  height: 540,
} as const;

const box = css({
  display: 'grid',
  // In a column between sidebar and table of contents, most of the width is for the text.
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, min(${pictureWidth}, 44%))`,
  alignItems: 'start',
  gap: 'var(--space-6)',
  containerType: 'inline-size',
  margin: '0 0 var(--space-5)',
  '& > div > p:first-of-type': { marginTop: 0, fontSize: 'clamp(var(--size-m), 0.25rem + 2.4cqi, var(--size-l))', lineHeight: 1.5 },
  [media.phone]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 'var(--space-4)',
    // The picture comes after the links, before the rest.
    '& > div': { display: 'contents' },
    '& > div > *': { margin: 0 },
    '& > div > p:first-of-type': { fontSize: 'var(--size-m)' },
    '& > div > p:last-of-type': { order: 2 },
  },
});

const picture = css({
  minWidth: 0,
  margin: 0,
  '& > img': { display: 'block', width: '100%', height: 'auto' },
  [media.screen]: {
    '&[data-turned] > :not([data-opening-robot])': { display: 'none' },
    // Space for the button, which comes with JavaScript: below the post, which isn't in the middle of the picture.
    '&:not([data-turned])': { position: 'relative', paddingBottom: '3rem' },
    '& > button': { position: 'absolute', inset: 'auto auto 0 34.6%', minHeight: '2.75rem', transform: 'translateX(-50%)' },
  },
  [media.phone]: {
    order: 1,
    // Crop the stand, and fade it out.
    '& > img': { height: '17rem', objectFit: 'cover', objectPosition: '50% 0', maskImage: 'linear-gradient(#000 85%, transparent)' },
  },
  [media.print]: { '& > img': { maxHeight: '70mm', width: 'auto' }, '& > [data-opening-robot]': { display: 'none' } },
});

const turned = lazyComponent<TurnedProps>(() => import('./interface/OpeningRobot'));

/**
 * Opening of the home page: what the robot is, and links, beside its picture. A button replaces the picture with the robot in 3D. It loads
 * code and models on demand, and the picture stays until the first frame is drawn.
 */
export function Opening({ alt, children }: { readonly alt: string; readonly children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={box} data-opening="" {...untilWhole}>
      <div>{children}</div>
      <TurnedPicture
        as="figure"
        box={picture}
        words="Move it in 3D"
        name="opening"
        view={turned}
        viewProps={{}}
        failed="The robot could not be loaded. The picture shows it."
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <img {...robotImage} alt={alt} decoding="async" fetchPriority="high" />
      </TurnedPicture>
      <WholeMark />
    </div>
  );
}
