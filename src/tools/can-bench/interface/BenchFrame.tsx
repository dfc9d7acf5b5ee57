import { css } from '@emotion/react';
import { viewNames } from './benchViews';
import { benchBox } from './panel';

const frame = css({
  '& > div': { display: 'flex', borderBottom: '1px solid var(--line)' },
  '& > div > span': { padding: '0.6rem 1rem', minHeight: '2.75rem', color: 'var(--text-soft)' },
  '& > p': { padding: 'var(--space-4)' },
});

/** The bench before its code has loaded, as the server renders it. */
export const BenchFrame = () => (
  <div css={[benchBox, frame]} aria-busy="true">
    <div>
      {Object.values(viewNames).map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
    <p>Lines of candump or cansend, or a recording of another program: the bench opens here.</p>
  </div>
);
