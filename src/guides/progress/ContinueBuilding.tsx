import { css } from '@emotion/react';
import { unitInSentence } from '../../site/buildUnits';
import { stepWords } from '../../site/words/steps';
import { SmartLink } from '../../theme/controls/SmartLink';
import { media } from '../../theme/styles/media';
import { chooseUnit } from '../state/buildUnit';
import { lastBuildScript, useLastBuild } from '../state/lastBuild';

const line = css({
  display: 'none',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginTop: 'var(--space-2)',
  // Reserved by the inline script before React knows the build.
  [media.screen]: { 'html[data-building] &, &:has(a)': { display: 'flex' } },
  '& a': { padding: 'var(--space-2) 0', fontWeight: 'var(--weight-strong)' },
});

/** Link to the next step of the build that the reader has begun. */
export function ContinueBuilding() {
  const build = useLastBuild();
  return (
    <div css={line} data-continue="">
      {build && (
        <SmartLink href={`${build.route}?step=${build.step}`} onClick={() => chooseUnit(build.unit)}>
          {stepWords.continueBuild(build.title, build.step, unitInSentence(build.unit))}
        </SmartLink>
      )}
      <script dangerouslySetInnerHTML={{ __html: lastBuildScript }} />
    </div>
  );
}
