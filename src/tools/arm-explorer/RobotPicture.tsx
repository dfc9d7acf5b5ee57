import { css } from '@emotion/react';
import { useState } from 'react';
import robot380 from './pictures/robot-380.avif';
import robot760 from './pictures/robot-760.avif';
import { media } from '../../theme/styles/media';
import { lazyComponent } from '../../theme/feedback/loading';
import { TurnedPicture } from '../../theme/feedback/TurnedPicture';
import type { TurnedProps } from '../../theme/feedback/TurnedPicture';

/** Attributes of the picture, with files by width. */
const robotImage = {
  sizes: `${media.phone.replace('@media ', '')} 100vw, 20rem`,
  srcSet: `${robot380} 380w, ${robot760} 760w`,
  src: robot760,
  width: 380,
  height: 540,
} as const;

const picture = css({
  margin: 0,
  '& > img': { display: 'block', width: '100%', height: 'auto' },
  [media.screen]: {
    '&[data-turned] > :not([data-opening-robot])': { display: 'none' },
    // Space for the button, which comes with JavaScript: below the post, which isn't in the middle of the picture.
    '&:not([data-turned])': { position: 'relative', paddingBottom: '3rem' },
    '& > button': { position: 'absolute', inset: 'auto auto 0 34.6%', minHeight: '2.75rem', transform: 'translateX(-50%)' },
  },
  [media.phone]: {
    // Crop the stand, and fade it out.
    '& > img': { height: '17rem', objectFit: 'cover', objectPosition: '50% 0', maskImage: 'linear-gradient(#000 85%, transparent)' },
  },
  [media.print]: { '& > img': { maxHeight: '70mm', width: 'auto' }, '& > [data-opening-robot]': { display: 'none' } },
});

const turned = lazyComponent<TurnedProps>(() => import('./interface/OpeningRobot'));

/** The robot, which a button replaces with the robot in 3D. It loads code and models on demand. */
export function RobotPicture({ alt }: { readonly alt: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
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
  );
}
