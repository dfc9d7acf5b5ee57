import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Chain } from '../engine/messages';
import { media } from '../../../theme/styles/media';
import { projected, unprojected, views } from './views';
import type { Along, Drawn, ViewName } from './views';

interface ArmViewProps {
  readonly view: ViewName;
  /** The arm's current pose, its target, and the zero pose. */
  readonly chain: Chain;
  readonly goal: Chain;
  readonly zero: Chain;
  /** Index of the highlighted joint. */
  readonly joint: number;
  /** Its name. */
  readonly name: string;
  /** Force of the buttons in N. */
  readonly push: Along;
  /** Called with the force in N with which the reader pulls the hand; zero when released. */
  readonly onPull: (force: Along) => void;
}

/** Visible area in m around the shoulder: the reach to the sides and down, less above, and space for an arrow. */
const shownPart = { left: -0.72, top: -0.5, width: 1.44, height: 1.22 } as const;

/** Index of the shoulder in the chain: J2, about which the first joints turn. */
const shoulder = 2;

/** Virtual spring with which a pointer pulls the hand: stiffness in N/m, and maximum force in N. */
const band = { stiffness: 60, most: 30 } as const;

/** Length of a force arrow in m per N. */
const arrowPerNewton = 0.008;

const drawing = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '26rem',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg)',
  '& *': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& path': { fill: 'none' },
  '& .body': { stroke: 'var(--line)', strokeWidth: 0.05 },
  '& .zero': { stroke: 'var(--line-strong)', strokeWidth: 0.006 },
  '& .goal': { stroke: 'var(--accent)', strokeWidth: 0.008, strokeDasharray: '0.016 0.018' },
  '& .arm': { stroke: 'var(--text-faint)', strokeWidth: 0.034 },
  '& .joint': { fill: 'var(--bg)', stroke: 'var(--text)', strokeWidth: 0.007 },
  '& .marked': { fill: 'var(--accent)' },
  '& text': { fill: 'var(--text)', fontSize: '0.06px', fontFamily: 'inherit' },
  '& .hand': { fill: 'var(--accent-soft)', stroke: 'var(--accent)', strokeWidth: 0.01 },
  '& .grip': { fill: 'transparent', cursor: 'grab', touchAction: 'none' },
  '& .force': { stroke: 'var(--danger)', strokeWidth: 0.012 },
  [media.forcedColours]: {
    // Forced colours keep the background of an SVG, which might equal the colour of its lines.
    background: 'Canvas',
    '& .body': { stroke: 'CanvasText', strokeWidth: 0.012 },
    '& .zero, & .goal, & .arm': { stroke: 'CanvasText' },
    '& text': { fill: 'CanvasText' },
    '& .joint': { fill: 'Canvas', stroke: 'CanvasText' },
    '& .marked, & .hand': { fill: 'Highlight', stroke: 'CanvasText' },
    '& .force': { stroke: 'LinkText' },
  },
});

const number = (value: number): string => value.toFixed(4);

const pathOf = (points: readonly Drawn[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');

/** Path of an arrow from a point along a vector. */
function arrowPath([x, y]: Drawn, [along, down]: Drawn): string {
  const length = Math.hypot(along, down);
  if (length < 0.01) return '';
  const [u, v] = [along / length, down / length];
  const [tipX, tipY] = [x + along, y + down];
  const head = 0.035;
  const corner = (side: 1 | -1): Drawn => [tipX - head * (u - side * 0.6 * v), tipY - head * (v + side * 0.6 * u)];
  return `${pathOf([
    [x, y],
    [tipX, tipY],
  ])}${pathOf([corner(1), [tipX, tipY], corner(-1)])}`;
}

/** Force in N of the spring from the hand to a point of the drawing. */
function bandForce([x, y]: Drawn, view: ViewName): Along {
  const length = Math.hypot(x, y);
  const force = Math.min(length * band.stiffness, band.most);
  const [fx, fy, fz] = unprojected([x, y], view);
  const by = length > 0 ? force / length : 0;
  return [fx * by, fy * by, fz * by];
}

/**
 * Drawing of the arm's links with its target and the zero pose. Dragging pulls the hand; buttons beside it do the same for keyboard users.
 */
export function ArmView({ view, chain, goal, zero, joint, name, push, onPull }: ArmViewProps) {
  const svg = useRef<SVGSVGElement>(null);
  /** Position of the pointer while it pulls. */
  const [pulledTo, setPulledTo] = useState<Drawn | null>(null);
  const middle = zero[shoulder] ?? [0, 0, 0];
  const drawn = (points: Chain): Drawn[] => points.map((point) => projected(point, view, middle));
  const points = drawn(chain);
  const hand = points.at(-1) ?? [0, 0];
  const joints = points.slice(1, -1);
  const marked = joints[joint] ?? [0, 0];
  const chest: Along = [zero[0]?.[0] ?? 0, 0, zero[0]?.[2] ?? 0];
  const body = drawn([[0, 0, -1], chest, zero[0] ?? chest]);
  const place = ({ clientX, clientY }: PointerEvent): Drawn => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return hand;
    const { left, top, width, height } = shownPart;
    // The drawing keeps its aspect ratio and is centred in its box.
    const scale = Math.max(width / box.width, height / box.height);
    return [
      left + width / 2 + (clientX - box.left - box.width / 2) * scale,
      top + height / 2 + (clientY - box.top - box.height / 2) * scale,
    ];
  };
  const pull = (event: PointerEvent): void => {
    const to = place(event);
    setPulledTo(to);
    onPull(bandForce([to[0] - hand[0], to[1] - hand[1]], view));
  };
  const letGo = (): void => {
    setPulledTo(null);
    onPull([0, 0, 0]);
  };
  const arrow = projected([push[0] * arrowPerNewton, push[1] * arrowPerNewton, push[2] * arrowPerNewton], view, [0, 0, 0]);
  return (
    <svg
      ref={svg}
      css={drawing}
      viewBox={`${shownPart.left} ${shownPart.top} ${shownPart.width} ${shownPart.height}`}
      role="img"
      aria-label={`The right arm ${views[view].words}: as it is, and dashed at its goal. The table below has the angles.`}
    >
      <path className="body" d={pathOf(body)} />
      <path className="zero" d={pathOf(drawn(zero))} />
      <path className="arm" d={pathOf(points)} />
      <path className="goal" d={pathOf(drawn(goal))} />
      {joints.map(([x, y], index) => (
        // The chain begins with the base and ends with the tool.
        <circle key={index} className="joint" cx={number(x)} cy={number(y)} r={0.018} />
      ))}
      <circle className="joint marked" cx={number(marked[0])} cy={number(marked[1])} r={0.02} />
      <text x={number(marked[0])} y={number(marked[1] - 0.05)} textAnchor="middle" aria-hidden="true">
        {name}
      </text>
      <path className="force" d={arrowPath(hand, arrow)} />
      {pulledTo && <path className="force" d={arrowPath(hand, [pulledTo[0] - hand[0], pulledTo[1] - hand[1]])} />}
      <circle className="hand" cx={number(hand[0])} cy={number(hand[1])} r={0.028} />
      <circle
        className="grip"
        cx={number(hand[0])}
        cy={number(hand[1])}
        r={0.1}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pull(event);
        }}
        onPointerMove={(event) => pulledTo && pull(event)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
    </svg>
  );
}
