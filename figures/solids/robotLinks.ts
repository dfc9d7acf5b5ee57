import type { RobotLink } from '../../src/model/robotSolids';
import { baseName } from '../cad/baseName';
import type { Model } from '../cad/model';

/**
 * Parts of an arm by what they move with, as in the column `contents` of link-geometry.csv, whose links have no crank J7_E and rod J7_D. A
 * motor belongs to the body that its housing is screwed to; its rotor, which turns with the next body, looks the same all round.
 */
const parts: readonly (readonly [RobotLink, readonly string[]])[] = [
  [0, ['J1_A', 'J1 motor', 'J1_B']],
  [1, ['J1_C', 'J1_D', 'J1_E', 'J2 motor', 'J1-J2_A', 'J1-J2_B']],
  [2, ['J2_A', 'J2_B', 'J2_C', 'J2-J3_A', 'J2-J3_B']],
  [3, ['J3 motor', 'J4_A', 'AETTS8-61-SC0-M3-N3', 'J4 motor', 'J4_B', 'FL6803ZZ', 'J3-J4_A', 'J3-J4_B']],
  [4, ['J4_C', 'J4_D', 'J4_E', 'AETTS8-74.2-SC0-M3-N3', 'J5 motor', 'J4-J5_A', 'J4-J5_B']],
  [5, ['J5_A', 'J6_A', 'J6_B', 'J6_C_right', 'J6_C_left', 'J6_D', 'J6 motor', 'FL6700ZZ', 'J6-J7_A', 'J6-J7_B']],
  [6, ['J7_A', 'J7_B', 'J7_C', 'J7 motor']],
  [7, ['J8_A', 'J8_B', 'J8 motor', 'rail_connector', 'RSE2B10-155', 'swivel_rotor', 'swivel_link', 'MR126ZZ']],
  [7, ['RSE2B10-155 slider', 'rail_CNC_attachment', 'right-jaw', 'left-jaw']],
  ['crank', ['J7_E']],
  ['rod', ['J7_D_right', 'J7_D_left', 'MR106ZZ1']],
];

const linkOfPart = new Map(parts.flatMap(([link, names]) => names.map((name) => [name, link] as const)));

/**
 * What a part or a group of fasteners of an arm moves with. Fasteners go with the part under their heads, which their group names first; the bolts
 * at both ends of the rod turn in its bearings and go with it. Throws for a name that has no link.
 */
export function linkOf(name: string, model: Pick<Model, 'groups'>): RobotLink {
  const [, cover] = /^(J\d-J\d) covers$/.exec(name) ?? [];
  const part = cover === undefined ? (model.groups.get(name)?.joins[0] ?? name) : `${cover}_B`;
  const link = linkOfPart.get(baseName(part).replace(/^(J6-J7_[AB])_(Left|Right)$/, '$1'));
  if (link === undefined) throw new Error(`figures/solids/robotLinks.ts says of no link that "${name}" moves with it.`);
  return link;
}
