import { ink } from '../svg';
import { readRow } from '../tables/readTable';
import { shoulderZ } from './armFront';

/** Where a joint's mark stands on the hanging arm in front view, mm from the shoulder: x outwards, y downwards; and how its axis lies. */
export interface JointMark {
  readonly joint: string;
  readonly x: number;
  readonly y: number;
  readonly axis: 'to the viewer' | 'across' | 'along';
}

/** Marks of J1 to J7; heights come from the table of links. */
export function jointMarks(): JointMark[] {
  const origin = (link: string): number => readRow('link-geometry', link).number('origin_z_arm_base_mm') - shoulderZ;
  return [
    { joint: 'J1', x: origin('link1'), y: 0, axis: 'across' },
    { joint: 'J2', x: 0, y: 0, axis: 'to the viewer' },
    { joint: 'J3', x: 0, y: origin('link3'), axis: 'along' },
    { joint: 'J4', x: 0, y: origin('link4'), axis: 'across' },
    { joint: 'J5', x: 0, y: origin('link5'), axis: 'along' },
    { joint: 'J6', x: 0, y: origin('link6'), axis: 'to the viewer' },
    { joint: 'J7', x: 31, y: origin('link7'), axis: 'across' },
  ];
}

/** Accent ring about a joint's axis, as it looks from the front; at its place in px. */
export function ring(mark: JointMark, x: number, y: number, radius: number): string {
  const flat = Number((radius * 0.34).toFixed(1));
  const [rx, ry] = { 'to the viewer': [radius, radius], across: [flat, radius], along: [radius, flat] }[mark.axis] as [number, number];
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx}" ry="${ry}" stroke="${ink.accent}" stroke-width="3.5"/>`;
}
