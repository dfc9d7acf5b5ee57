import { escapeXml, ink } from '../svg';
import { wireColour } from '../trueColours';
import { wirePath } from '../wirePath';
import type { Point } from '../point';
import { conductorTitle, type Conductor } from './conductors';
import { grey, type Arm, type State } from './pairView';
import { polyline } from './polyline';

/** Thick for power, thin for CAN. */
const widthOf = ({ signal }: Conductor): number => (signal.endsWith(' V') ? 5 : 3);

/**
 * One conductor along the points: in its true colour, hollow where no source tells the colour, dotted for USB, grey where it is there already.
 * Its title says which conductor it is.
 */
export function conductorPath(points: readonly Point[], conductor: Conductor, options: { arm?: Arm; state?: State } = {}): string {
  const { arm, state = 'fresh' } = options;
  const d = polyline(points);
  const width = widthOf(conductor);
  const look = (): string => {
    if (conductor.signal === 'USB')
      return `<path d="${d}" stroke="${state === 'fresh' ? ink.line : grey.wire}" stroke-width="4.5" stroke-dasharray="0.1 8"/>`;
    if (state === 'built') return `<path d="${d}" stroke="${grey.wire}" stroke-width="${width}"/>`;
    if (conductor.colour) return wirePath(d, wireColour(conductor.colour), width);
    return `<path d="${d}" stroke="${ink.line}" stroke-width="6"/><path d="${d}" stroke="#fff" stroke-width="3"/>`;
  };
  if (state === 'built') return look();
  return `<g><title>${escapeXml(`${arm ? `${arm} arm: ` : ''}${conductorTitle(conductor)}`)}</title>${look()}</g>`;
}
