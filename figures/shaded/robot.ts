import type { Body } from '../cad/body';
import type { Model } from '../cad/model';
import { expanded, sceneOf } from '../cad/scene';
import type { StepDrawing } from '../cad/step';
import type { Vec3 } from '../cad/vector';

const whole: StepDrawing = {
  guide: 'home',
  step: 'finished',
  arm: 'both',
  title: 'OpenArm 1',
  built: [],
  added: [],
  driven: [],
  view: { from: [1, 0, 0] },
};

/** Height of the elbow axis (J4) of a hanging arm above the floor, in mm. It runs through the middle of the arm, to the side. */
const elbowHeight = 478;

/** Turns a point of a hanging forearm about the elbow, forwards. */
function bend([x, y, z]: Vec3, degrees: number): Vec3 {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const down = z - elbowHeight;
  return [x * cos - down * sin, y, elbowHeight + x * sin + down * cos];
}

/** The complete robot with its covers, standing; its forearms are raised by so many degrees. */
export function robotBodies(model: Model, elbows: { readonly right: number; readonly left: number }): Body[] {
  const arm = ['unit:arm-casing', 'J8_A to J7', 'J1_A to post'];
  const step = { ...whole, built: ['unit:pedestal', 'unit:chest', ...arm, ...arm.map((name) => `left:${name}`)] };
  const forearms = { right: forearmOf(model, { ...step, arm: 'right' }), left: forearmOf(model, { ...step, arm: 'left' }) };
  return sceneOf(step, model)
    .bodies.filter(({ name }) => !/cable 2[0-3]/.test(name))
    .map((body) => {
      const side = body.name.startsWith('left:') ? 'left' : 'right';
      if (!forearms[side](body.name.replace(/^(left|right):/, ''))) return body;
      return { ...body, points: body.points.map((point) => bend(point, elbows[side])) };
    });
}

/** Tells by its name what of an arm moves with its elbow. */
function forearmOf(model: Model, step: StepDrawing): (name: string) => boolean {
  const above = new Set(expanded(['unit:j3-j4', 'unit:j2-j3'], model, step));
  const below = new Set(expanded(['unit:j5-j6-j7', 'unit:gripper', 'J8_A to J7'], model, step).filter((name) => !above.has(name)));
  return (name) => below.has(name) || /^(J4-J5|J6-J7)(_| covers)/.test(name);
}
