import { box, type Pen } from './pen';

/*
 * Parts of the gripper seen from the front; x outwards, y downwards in the arm's base frame, mm.
 * Outlines were measured on the public simulation meshes.
 */

/** J8_A: puck on the output of motor J7, with its leg; `back` is where the visible part of the puck begins. */
export const puck = (pen: Pen, back = 20.5): string => pen.outline(`M${back} 541H33Q34.5 541 34.5 543V607H29V576H${back}Z`, 'metal');

/** J8_B: ring between the leg of J8_A and motor J8: the interface of the arm. */
export const toolRing = (pen: Pen, fill: 'metal' | 'accentSoft' = 'metal'): string =>
  pen.outline('M-28.5 599H25V594H29V599H34.5V608H-28.5Z', fill);

/** Motor J8. */
export const toolMotor = (pen: Pen): string =>
  pen.outline(box(-28.5, 608, 28.5, 653, 1), 'motor') + pen.edge('M-28.5 614.5H28.5M-28.5 647H28.5');

const half = (body: string): string => `<g>${body}</g><g transform="scale(-1 1)">${body}</g>`;

/** Ring and arms that carry the rail. */
export const connector = (pen: Pen): string =>
  half(
    pen.edge(
      'M28 653H31.3L34.8 655L40 664H80.1Q84.1 664 84.1 668.5V679H81.1V668.5Q81 667.5 80.1 667.5H40.9L37.4 665.5L32.2 656.5H28Z',
      'metal',
    ),
  ) + pen.outline(box(-28.5, 653, 28.5, 656), 'metal');

/** Linear guide without its blocks. */
export const rail = (pen: Pen): string => pen.outline(box(-77.5, 667.5, 77.5, 673), 'metal');

/** Both slider blocks, each the given distance away from the closed position. */
export const blocks = (pen: Pen, opening: number): string =>
  half(`<g transform="translate(${opening} 0)">${pen.edge(box(4, 669.7, 33, 677.3), 'metal')}</g>`);

/** Both jaws on their plates. */
export function jaws(pen: Pen, opening: number): string {
  const jaw = [
    pen.edge(box(3.5, 677.3, 33.5, 682.3), 'metal'),
    pen.outline('M3.5 682.3H33.4V687.3H31C28 705 14 724 8.5 748Q7.5 752.5 4 752.5Q0.3 752.5 0.3 748C0.5 735 8 712 6 687.3H3.5Z', 'cover'),
    pen.edge('M6 687.3H31'),
  ].join('');
  return half(`<g transform="translate(${opening} 0)">${jaw}</g>`);
}

/** The whole gripper with its motor. */
export const handFront = (pen: Pen, opening: number): string =>
  puck(pen, 28) + toolRing(pen) + toolMotor(pen) + rail(pen) + connector(pen) + blocks(pen, opening) + jaws(pen, opening);
