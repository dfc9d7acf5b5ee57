import { poseOn } from '../../can/printouts/positions';
import type { KnownBus } from '../../can/reading/bus';
import type { Side } from '../../can/reading/travel';
import { poseAddress } from '../../model/addresses';
import { explorerRoute } from '../../site/pages';
import { SmartLink } from '../../theme/controls/SmartLink';

interface PoseLinksProps {
  /** Positions in rad by joint. */
  readonly positions: Readonly<Record<string, number>>;
  /** The arm; without it, there is a link for each. */
  readonly side: Side | undefined;
  readonly bus: KnownBus;
  /** Whose pose it is, as the end of `Show`. */
  readonly label?: string;
}

/** What can't be seen in a pose. */
function wordsOf(positions: Readonly<Record<string, number>>, side: Side, bus: KnownBus): string {
  const { turned, missing } = poseOn(positions, side, bus);
  return [
    ...(turned.length > 0
      ? [`${turned.join(' and ')} ${turned.length > 1 ? 'read' : 'reads'} a full turn off, which is put right in the drawing`]
      : []),
    ...(missing.length > 0
      ? [`${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} no reading and ${missing.length > 1 ? 'are' : 'is'} drawn at 0`]
      : []),
  ].join('; ');
}

/** Links that open the arm explorer in a pose, with words about what can't be seen there. Nothing without a position. */
export function PoseLinks({ positions, side, bus, label = 'this pose' }: PoseLinksProps) {
  if (!bus.motors.slice(0, -1).some(({ joint }) => positions[joint] !== undefined)) return null;
  const sides: readonly Side[] = side ? [side] : ['right', 'left'];
  const words = [...new Set(sides.map((one) => wordsOf(positions, one, bus) || 'as read'))].map((one, _at, all) =>
    all.length === 1 && one === 'as read' ? '' : one,
  );
  return (
    <p data-pose="">
      Show {label}:{' '}
      {sides.map((one, at) => (
        <span key={one}>
          {at > 0 && ' or '}
          <SmartLink href={poseAddress(explorerRoute, one, poseOn(positions, one, bus).angles)}>{one} arm</SmartLink>
          {words.length > 1 && ` (${words[at]})`}
        </span>
      ))}
      {words.length === 1 && words[0] !== '' && ` (${words[0]})`}. If the drawing doesn’t look like your arm, a zero is wrong.
    </p>
  );
}
