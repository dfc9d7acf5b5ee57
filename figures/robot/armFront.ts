import { handFront } from './handFront';
import { box, circle, type Pen } from './pen';

/** Height of the J2 axis in the arm's base frame, mm: the arm is drawn about this point. */
export const shoulderZ = 122.5;

/*
 * The arm hanging, seen from the front; x outwards, y downwards along the arm in its base frame, mm.
 * Outlines were measured on the public simulation meshes.
 */

function shoulder(pen: Pen): string {
  return [
    pen.outline(box(-80.5, 73.5, -36.7, 171.5, 2), 'motor'),
    pen.thin('M-56 73.5V171.5M-46 73.5V171.5'),
    pen.edge(box(-36.7, 87.5, -34.5, 157.5), 'metal'),
    pen.outline(box(-34.5, 76.5, -8, 168.5, 3), 'cover'),
    pen.outline('M-35 168L-35 185.5H35V160', 'cover'),
    pen.outline(box(-18.75, 185.5, 18.75, 189), 'metal'),
    pen.outline(circle(0, shoulderZ, 49), 'cover'),
    pen.edge(circle(0, shoulderZ, 34), 'cover'),
  ].join('');
}

const upperArm = (pen: Pen): string =>
  [
    pen.edge('M-33 188.5H33V330H-33Z', 'metal'),
    pen.outline('M-30 188.5H30V306a6 6 0 0 1 -6 6H-24a6 6 0 0 1 -6 -6Z', 'cover'),
    pen.thin('M-30 246H30'),
  ].join('');

/** The elbow is not mirrored between the arms: the motor's rotor is at the robot's right side on both. */
function elbow(pen: Pen, rotorSide: 1 | -1): string {
  const parts = [
    pen.edge(box(36, 334, 41, 351), 'metal'),
    pen.edge(box(-39.4, 314, -36.8, 437), 'metal'),
    pen.edge(box(36.8, 314, 39.4, 437), 'metal'),
    pen.edge(box(-37.1, 321, -31.5, 364), 'metal'),
    pen.edge(box(31.5, 333, 37.1, 352), 'metal'),
    pen.outline(box(-32.5, 314, -21.7, 371, 1), 'metal'),
    pen.outline(box(-30.5, 314, 22, 371, 1), 'motor'),
    pen.outline(box(22, 314, 32.5, 371, 1), 'metal'),
    pen.edge('M15.3 314V371M-23 314V371'),
  ].join('');
  return `<g transform="scale(${-rotorSide} 1)">${parts}</g>`;
}

const forearm = (pen: Pen): string =>
  [
    pen.outline(
      'M-37.1 439V381C-37.1 375 -33 372.3 -27 372.3C-24.5 372.3 -25 378 -20 380C-8 384 8 384 20 380C25 378 24.5 372.3 27 372.3C33 372.3 37.1 375 37.1 381V439Z',
      'cover',
    ),
    pen.outline(box(-20, 439, 20, 446), 'metal'),
  ].join('');

function wrist(pen: Pen): string {
  return [
    pen.outline(box(-25.5, 530, 20.5, 587, 2), 'motor'),
    pen.edge('M-19 530V587M13.5 530V587'),
    pen.outline(box(19.5, 530, 28, 587, 1), 'metal'),
    pen.outline(box(-33, 540, -25.5, 577, 2), 'metal'),
    pen.edge(box(13.5, 500, 16.5, 531.5), 'metal'),
    pen.outline(
      'M-15 505V543.5C-15 552 -10.5 553 -10 561C-9.5 566 -6 568.5 -2.5 568.5H2.5C6 568.5 9.5 566 10 561C10.5 553 15 552 15 543.5V505Z',
      'metal',
    ),
    pen.outline(`M-39.5 483.5a6.5 6.5 0 0 1 13 0L-29 508L-36.5 521V544L-27 556a6.5 6.5 0 1 1 -12 4L-43 547V519L-34.5 505Z`, 'metal'),
    pen.thin(circle(-33, 558.5, 2.5)),
    pen.outline(
      'M-35 443.5H35C38 446 38.5 451 37.5 456C36 464 30.5 470 30.5 483.5A30.5 30.5 0 0 1 -30.5 483.5C-30.5 470 -36 464 -37.5 456C-38.5 451 -38 446 -35 443.5Z',
      'cover',
    ),
    pen.thin('M-37.5 456C-20 452 20 452 37.5 456'),
    pen.edge(circle(0, 558.5, 7.5), 'metal'),
    pen.edge(circle(0, 558.5, 5), 'motor'),
  ].join('');
}

/** One arm hanging, seen from the front, its shoulder at the origin. `rotorSide` is 1 where the rotor of J4 points outwards. */
export function armFront(pen: Pen, options: { rotorSide: 1 | -1; opening: number }): string {
  const body = [
    upperArm(pen),
    elbow(pen, options.rotorSide),
    forearm(pen),
    wrist(pen),
    handFront(pen, options.opening),
    shoulder(pen),
  ].join('\n');
  return `<g transform="translate(0 ${-shoulderZ})">${body}</g>`;
}
