import { css } from '@emotion/react';
import { media } from '../../../theme/styles/media';

const bar = css({
  display: 'block',
  width: '6rem',
  height: '0.75rem',
  '& .room': { fill: 'var(--line)' },
  '& .torque': { fill: 'var(--accent)' },
  '& .above': { fill: 'var(--danger)' },
  '& .rated': { fill: 'var(--text)' },
  [media.forcedColours]: {
    '& .room': { fill: 'Canvas', stroke: 'CanvasText' },
    '& :is(.torque, .above)': { fill: 'Highlight' },
    '& .rated': { fill: 'CanvasText' },
  },
});

interface TorqueBarProps {
  /** All in N·m. */
  readonly torque: number;
  readonly rated: number;
  readonly peak: number;
}

/**
 * Bar that compares a torque with its motor's: full width is the peak torque, the mark is the rated torque. Hidden from screen readers,
 * because the text beside it says the same.
 */
export function TorqueBar({ torque, rated, peak }: TorqueBarProps) {
  const size = Math.abs(torque);
  return (
    <svg css={bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="room" width={100} height={10} />
      <rect className={size > rated ? 'above' : 'torque'} width={100 * Math.min(size / peak, 1)} height={10} />
      <rect className="rated" x={(100 * rated) / peak - 0.75} width={1.5} height={10} />
    </svg>
  );
}
