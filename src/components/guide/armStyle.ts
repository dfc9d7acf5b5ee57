import { css } from '@emotion/react';
import type { Arm } from '../../site/choices';
import { media } from '../../styles/media';

const hidden = (arm: Arm) => ({ [`html[data-arm="${arm}"] & [data-for-arm]:not([data-for-arm="${arm}"])`]: { display: 'none' } });

/** On the screen, hides what is for the other arm as soon as the reader's arm is known; on paper and without JavaScript both are there. */
export const onlyChosenArm = css({ [media.screen]: { ...hidden('right'), ...hidden('left') } });
