import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RobotSolids } from '../../src/model/robotSolids';
import type { SolidScene } from '../../src/model/solidScene';
import { decodeMesh } from '../../src/solids/engine/decodeMesh';
import { solidInk } from '../../src/solids/engine/solidColours';
import { partners } from '../darkMode';
import { tones } from '../cad/bodiesSvg';
import { encodeMesh, type Triangles } from '../solids/encodeMesh';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'content/solids');
const files = readdirSync(folder);
const scenes = files
  .filter((file) => file.endsWith('.json') && file !== 'robot.json')
  .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SolidScene] as const);

const decoded = (bytes: Buffer) => decodeMesh(gunzipSync(bytes));

/** Triangles with their corners as points, the least first, sorted: what a mesh is, whatever its points are called. */
function shape(points: ArrayLike<number>, triangles: ArrayLike<number>): string[] {
  const at = (corner: number): string => [0, 1, 2].map((axis) => (points[(triangles[corner] ?? 0) * 3 + axis] ?? 0).toFixed(2)).join();
  return Array.from({ length: triangles.length / 3 }, (_, triangle) => {
    const corners = [0, 1, 2].map((corner) => at(triangle * 3 + corner));
    const least = corners.indexOf([...corners].sort()[0] ?? '');
    return [...corners.slice(least), ...corners.slice(0, least)].join(' ');
  }).sort();
}

const box: Triangles = {
  points: [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1 ? 12.35 : 0, bits & 2 ? -7.1 : 0, bits & 4 ? 300.05 : 0] as const),
  triangles: [0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5],
};

describe('meshes in few bytes', () => {
  it.each<[string, Triangles]>([
    ['a box', box],
    ['a part that is open at its edges', { points: box.points, triangles: box.triangles.slice(0, 15) }],
    [
      'two parts that do not touch',
      {
        points: [...box.points, ...box.points.map(([x, y, z]) => [x + 500, y, z] as const)],
        triangles: [...box.triangles, ...box.triangles.map((point) => point + 8)],
      },
    ],
    ['three sheets along one edge', { points: box.points, triangles: [0, 1, 2, 0, 1, 4, 1, 0, 7] }],
    ['nothing', { points: [], triangles: [] }],
  ])('are the same triangles when they are read: %s', (_, mesh) => {
    const { points, triangles } = decoded(encodeMesh(mesh));
    expect(shape(points, triangles)).toEqual(shape(mesh.points.flat(), mesh.triangles));
  });
});

describe('models for the browser', () => {
  it('are those that the models and steps give now', () => {
    const sample = ['M3x8', 'J4_A', 'cable 20'];
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'figures/solids/verify.ts', ...sample], {
      cwd: root,
      encoding: 'utf8',
    });
    // A change of models or steps without `npm run figures solids` shows here by name.
    expect(JSON.parse(output)).toEqual({ meshes: expect.any(Number) as number, stale: [], orphans: [], different: [], scenes: [] });
  });

  // Cables are tubes whose ends are in plugs; the kernel leaves a slit where J1_E is cut out of J1-J2_A.
  const isOpen = /^(cable_|J\d(-J\d)?_lead|J1-J2_A)/;

  it.each(files.filter((file) => file.endsWith('.mesh') && !isOpen.test(file)))('are closed: %s', (file) => {
    const { triangles } = decoded(readFileSync(path.join(folder, file)));
    const sides = new Map<string, number>();
    for (let corner = 0; corner < triangles.length; corner++) {
      const [from, to] = [triangles[corner] ?? 0, triangles[corner % 3 === 2 ? corner - 2 : corner + 1] ?? 0];
      const [key, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1];
      sides.set(key, (sides.get(key) ?? 0) + way);
    }
    expect(triangles.length).toBeGreaterThan(0);
    expect([...sides.values()].filter((ways) => ways !== 0)).toEqual([]);
  });

  it('have the colours of the drawings', () => {
    for (const name of ['built', 'added', 'driven'] as const) {
      const ink = [tones[name].line, ...tones[name].fill];
      expect(solidInk.light[name]).toEqual(ink);
      expect(solidInk.dark[name]).toEqual(ink.map((colour) => partners[colour]));
    }
  });

  it('are few enough bytes: at most 160 kB for all that any view shows', () => {
    const bytes = new Map(files.map((file) => [file, readFileSync(path.join(folder, file)).length]));
    for (const [guide, scene] of scenes)
      for (const [name, { still, moves }] of Object.entries(scene.views)) {
        const pieces = [...Object.values(still).flat(), ...moves.flatMap((move) => move.pieces)];
        const meshes = new Set(pieces.map((piece) => scene.meshes[scene.pieces[piece]?.mesh ?? -1] ?? ''));
        const sum = [...meshes].reduce((total, mesh) => total + (bytes.get(`${mesh}.mesh`) ?? Infinity), 0);
        expect({ guide, name, fits: sum < 160_000 }).toEqual({ guide, name, fits: true });
      }
  });
});

describe('the robot whose joints move', () => {
  // Written by `npm run figures solids`, as the scenes are; what is stale shows above.
  const robot = JSON.parse(readFileSync(path.join(folder, 'robot.json'), 'utf8')) as RobotSolids;

  it('has every piece of the finished robot where the drawing has it, and the covers besides', () => {
    const places = new Set(robot.pieces.map(({ mesh, place }) => `${robot.meshes[mesh] ?? ''} ${place.join(' ')}`));
    const final = scenes.find(([guide]) => guide === 'final')?.[1];
    const shown = Object.values(final?.views['assembly-final-finished']?.still ?? {}).flat();
    const missing = shown.flatMap((index) => {
      const piece = final?.pieces[index];
      const key = `${final?.meshes[piece?.mesh ?? -1] ?? ''} ${piece?.place.join(' ') ?? ''}`;
      return places.has(key) ? [] : [key];
    });
    expect(shown.length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
    for (const cover of ['J1-J2_A', 'J4-J5_B', 'J6-J7_A_Left', 'Chest-cover_A']) expect(robot.meshes).toContain(cover);
  });

  it('has its motors where the bodies say they are, one for each joint of an arm', () => {
    const motors = robot.pieces.flatMap(({ side, motor, link }) => (motor === undefined ? [] : [`${side ?? ''} J${motor} on ${link}`]));
    const housings = [0, 1, 3, 3, 4, 5, 6];
    expect(motors.sort()).toEqual(['left', 'right'].flatMap((side) => housings.map((link, joint) => `${side} J${joint + 1} on ${link}`)));
  });
});
