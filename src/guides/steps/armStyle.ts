import { css } from '@emotion/react';
import { arms } from '../../site/buildUnits';
import { media } from '../../theme/styles/media';

const ofOtherArm = arms.map((arm) => `html[data-arm="${arm}"] & [data-for-arm]:not([data-for-arm="${arm}"])`).join();

/**
 * Hides content for the other arm on the screen as soon as the reader's arm is known. Paper and pages without JavaScript show both arms.
 */
export const onlyChosenArm = css(arms.length > 1 ? { [media.screen]: { [ofOtherArm]: { display: 'none' } } } : {});
