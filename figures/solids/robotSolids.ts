import type { RobotArm, RobotPiece, RobotSide, RobotSolids } from '../../src/model/robotSolids';
import type { Triple } from '../../src/model/solidScene';
import { baseName } from '../cad/baseName';
import { toRobot } from '../cad/frames';
import type { Model } from '../cad/model';
import { pins } from '../cad/parts/wristLinkage';
import { expanded, sceneOf } from '../cad/scene';
import type { StepDrawing } from '../cad/step';
import type { Vec3 } from '../cad/vector';
import { meshName } from './meshName';
import { placeOf, probing, rounded } from './probe';
import { linkOf } from './robotLinks';

const arm = ['unit:j1-j2', 'J2_A to J2', 'unit:j2-j3', 'J2_B to J3', 'unit:j5-j6-j7', 'unit:gripper', 'J8_A to J7', 'J1_A to post'];

/** Guides that add what the arm of the last assembly step lacks: its covers, and those of the chest. */
const covers = { arm: 'unit:arm-casing', chest: 'unit:chest' } as const;

const sheet = (side: RobotSide): StepDrawing => ({
  guide: 'robot',
  step: 'finished',
  arm: side,
  title: '',
  built: [],
  added: [],
  driven: [],
  view: { from: [1, 0, 0] },
});

/** The robot as it stands when all is built, without cables, which would have to bend. */
export function robotSolidsOf(full: Model): RobotSolids {
  const { model, nameOf } = probing(full);
  const meshes = new Map<string, number>();
  const namesOf = (units: readonly string[], side: RobotSide): string[] =>
    [...new Set(expanded(units, full, sheet(side)))].filter((name) => !full.cables.has(baseName(name)) && !name.startsWith('left:'));
  const piecesOf = (names: readonly string[], side: RobotSide, isArm: boolean): RobotPiece[] =>
    names.flatMap((name) =>
      sceneOf({ ...sheet(side), built: [name] }, model).bodies.map((body): RobotPiece => {
        const mesh = meshName(nameOf(body.mesh));
        if (!meshes.has(mesh)) meshes.set(mesh, meshes.size);
        const [, motor] = /^J([1-7]) motor$/.exec(name) ?? [];
        return {
          mesh: meshes.get(mesh) ?? 0,
          place: placeOf(body),
          link: isArm ? linkOf(name, full) : 0,
          ...(isArm && { side }),
          ...(motor !== undefined && { motor: Number(motor) }),
        };
      }),
    );
  // The view of the chest has the shoulders, too.
  const shoulders = new Set(namesOf([...arm, covers.arm], 'right'));
  const body = namesOf(['unit:pedestal', covers.chest], 'right').filter((name) => !shoulders.has(name));
  const pieces = [
    ...piecesOf(body, 'right', false),
    ...(['right', 'left'] as const).flatMap((side) => piecesOf(namesOf([...arm, covers.arm], side), side, true)),
  ];
  return { meshes: [...meshes.keys()], pieces, arms: { right: armOf('right'), left: armOf('left') } };
}

function armOf(side: RobotSide): RobotArm {
  const at = (point: Vec3, frame: 'shoulder' | 'arm'): Triple => toRobot({ frame }, point, side).map(rounded) as unknown as Triple;
  const [[across, height]] = pins;
  return { base: at([0, 0, 0], 'shoulder'), crank: at([0, 0, height], 'arm'), pin: at([0, across, height], 'arm') };
}
