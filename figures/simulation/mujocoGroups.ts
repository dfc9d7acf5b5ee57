import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';

/** Outline of a bracket with a hollow side, and its convex hull. */
const bracket = 'M30 20 L150 20 L150 56 L76 56 L76 126 L150 126 L150 162 L30 162 Z';
const hull = 'M30 20 L150 20 L150 162 L30 162 Z';

/** What a viewer shows in group 2, and what the physics touches in group 3. */
export function mujocoGroups(): Drawing {
  const part = (x: number, extra: string): string =>
    `<g transform="translate(${x} 0)">${extra}<path d="${bracket}" fill="${ink.faint}" stroke-width="${weight.outline}"/></g>`;
  const overHull = `<path d="${hull}" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="3" stroke-dasharray="8 6"/>`;
  const body = [
    part(40, ''),
    part(320, overHull),
    label(130, 200, 'group 2: looks', { size: 23 }),
    label(410, 200, 'group 3: contact', { size: 23 }),
  ].join('\n');
  return smallSheet({
    file: 'mujoco-groups.svg',
    width: 540,
    height: 214,
    title: 'Shape for looks and shape for contact',
    description: 'Left, a part with a hollow side. Right, the same part inside its convex hull, which fills the hollow.',
    body,
  });
}
