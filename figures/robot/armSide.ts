import { box, circle, type Pen } from './pen';
import { shoulderZ } from './armFront';

/*
 * The arm hanging, seen from the robot's right; x forwards, y downwards along the arm in its base frame, mm.
 * Outlines were measured on the public simulation meshes.
 */

const elbowZ = 342.5;
const wristZ = 558.5;

function shoulder(pen: Pen): string {
  return [
    pen.outline('M-35 150V185.5H34.8V150Z', 'cover'),
    pen.outline(box(-18.75, 185.5, 18.75, 189), 'metal'),
    pen.outline('M-23.4 73.5H20.4V171.5H-23.4Z', 'motor'),
    pen.outline('M20.4 73.5H34L49 88.5V156.5L34 171.5H20.4Z', 'cover'),
    pen.outline('M-28.4 73.5H-33.4L-48.4 88.5V156.5L-33.4 171.5H-28.4Z', 'cover'),
    pen.edge('M34 73.5V171.5M-33.4 73.5V171.5'),
    pen.outline(box(-28.4, 73.5, -23.4, 171.5), 'metal'),
  ].join('');
}

const strap =
  'M12.5 188.5V218.5A98 98 0 0 1 4.4 260.8L1.1 268.6A62 62 0 0 0 -3.5 292.5V296.9A20 20 0 0 0 8.8 315.4A28.5 28.5 0 1 1 -28.5 342.5V292.5A84 84 0 0 1 -22.2 259.4L-18.9 251.7A85 85 0 0 0 -12.5 218.5V188.5Z';

const upperArm = (pen: Pen): string =>
  [
    pen.outline('M-42.5 189H34.8V244C34.8 262 22 268 14 282C10 290 9 300 10 312H-28.5V322H-37V292C-37 278 -42.5 268 -42.5 252Z', 'cover'),
    pen.outline(strap, 'metal'),
    pen.edge(circle(0, elbowZ, 21.25), 'motor'),
  ].join('');

const elbowPlate =
  'M-12.5 439V429A58 58 0 0 0 -21.6 404.3A60 60 0 0 1 -28.5 383V342.5A28.5 28.5 0 1 1 11.3 368.7A36 36 0 0 0 3.05 395.8A60 60 0 0 1 12.5 429V439Z';

const forearm = (pen: Pen): string =>
  [
    pen.outline(box(-16.7, 439, 16.7, 446), 'metal'),
    pen.outline(
      'M-37 362.5H-28.5V378H6C10 374 16 372.3 21 374C29 377 32.5 386 32.5 396V439H-42.5V405C-42.5 390 -37 385 -37 362.5Z',
      'cover',
    ),
    pen.outline(elbowPlate, 'metal'),
    pen.edge(circle(0, elbowZ, 17.5), 'motor'),
    pen.thin(circle(0, elbowZ, 8.75)),
  ].join('');

function wrist(pen: Pen): string {
  return [
    pen.outline('M-32.3 443.5H32.3V510L35.8 516V560H34.3V531.5H28.4L15.4 518.5H-15.4L-28.4 531.5H-34.3V560H-35.8V516L-32.3 510Z', 'cover'),
    pen.thin('M-32.3 452H32.3'),
    pen.edge('M-32.3 510H32.3'),
    pen.outline(box(33.5, 549, 37.5, 568), 'metal'),
    pen.outline(box(-37.5, 549, -33.5, 568), 'metal'),
  ].join('');
}

const jaw = 'M-30.5 682.3H30.5V690C20 704 13 722 10.7 741.8A10.7 10.7 0 0 1 -10.7 741.8C-13 722 -20 704 -30.5 690Z';

/** Motor J8 and the gripper, seen along the rail. */
const gripper = (pen: Pen): string =>
  [
    pen.outline(box(-28.5, 608, 28.5, 653, 1), 'motor'),
    pen.edge('M-28.5 614.5H28.5M-28.5 647H28.5'),
    pen.outline(box(-28.5, 653, 28.5, 656), 'metal'),
    pen.outline(box(-28.5, 599, 28.5, 608), 'metal'),
    pen.outline(box(-5, 656, 5, 679), 'metal'),
    pen.outline(box(-24, 676, 24, 682.3, 1), 'metal'),
    pen.outline(jaw, 'cover'),
    pen.edge('M-30.5 688H30.5'),
  ].join('');

/** Motor J7 with the puck J8_A that carries the tool. */
const wristMotor = (pen: Pen): string =>
  [
    pen.outline(box(-33, 551, 33, 566, 4), 'metal'),
    pen.outline(circle(0, wristZ, 28.5), 'motor'),
    pen.outline(circle(0, wristZ, 24), 'metal'),
    pen.outline('M-7.5 574.3A17.5 17.5 0 1 1 7.5 574.3V598L9.9 600V607H-9.9V600L-7.5 598Z', 'metal'),
    pen.thin(circle(0, wristZ, 6)),
  ].join('');

/** One arm seen from the side, its shoulder at the origin; the elbow bent forwards by the given degrees, with the gripper or without. */
export function armSide(pen: Pen, options: { elbow?: number; tool?: boolean } = {}): string {
  const { elbow = 0, tool = true } = options;
  const lower = wrist(pen) + (tool ? gripper(pen) : '') + wristMotor(pen) + forearm(pen);
  const body = `${upperArm(pen)}<g transform="rotate(${-elbow} 0 ${elbowZ})">${lower}</g>${shoulder(pen)}`;
  return `<g transform="translate(0 ${-shoulderZ})">${body}</g>`;
}
