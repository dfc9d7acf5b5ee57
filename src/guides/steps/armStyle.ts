import { css } from '@emotion/react';
import { arms } from '../../site/choices';
import { media } from '../../theme/styles/media';

const ofOtherArm = arms.map((arm) => `html[data-arm="${arm}"] & [data-for-arm]:not([data-for-arm="${arm}"])`).join();

/** On the screen, hides what is for the other arm as soon as the reader's arm is known; on paper and without JavaScript both are there. */
export const onlyChosenArm = css({ [media.screen]: { [ofOtherArm]: { display: 'none' } } });
