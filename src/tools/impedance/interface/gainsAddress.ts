import type { Along, ViewName } from './views';
import { oneOf, unless, withParameters } from '../../../theme/state/parameters';
import { schemes } from '../engine/messages';
import type { Scheme } from '../engine/messages';
import type { Setup } from '../engine/readSetup';
import { views } from './views';

/** Force of the push buttons in N. */
export const pushForce = 10;

/** Directions in which buttons push the hand, with their labels. */
export const pushes = {
  up: { label: 'Up', along: [0, 0, 1] },
  down: { label: 'Down', along: [0, 0, -1] },
  forward: { label: 'Forward', along: [1, 0, 0] },
  back: { label: 'Back', along: [-1, 0, 0] },
  right: { label: 'Right', along: [0, -1, 0] },
  left: { label: 'Left', along: [0, 1, 0] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly along: Along }>>;

/** Name of a direction. */
export type Push = keyof typeof pushes;

/** Names of all directions. */
// The names are those of the object.
export const pushNames = Object.keys(pushes) as Push[];

/** Force of a button in N, in world axes; zero for none. */
export function forceOf(push: Push | ''): Along {
  if (push === '') return [0, 0, 0];
  const [x, y, z] = pushes[push].along;
  return [x * pushForce, y * pushForce, z * pushForce];
}

/** State of the tool. It is in the address, so that a link shows what its author saw. */
export interface Choices {
  /** Id of the gain set; empty for custom gains. */
  readonly set: string;
  /** Gains of J1 to J7 in N·m/rad and N·m·s/rad. */
  readonly kp: readonly number[];
  readonly kd: readonly number[];
  /** Id of the pose. */
  readonly pose: string;
  /** Mass at the tool in kg. */
  readonly payload: number;
  readonly compensated: boolean;
  readonly push: Push | '';
  readonly scheme: Scheme;
  /** Index of the plotted joint, and whether its target is a step away from the pose. */
  readonly joint: number;
  readonly stepped: boolean;
  readonly view: ViewName;
}

/** Maximum values: the highest Kp of a published program, the highest Kd of a frame, and a load that some poses can't hold. */
export const most = { kp: 300, kd: 5, payload: 4 } as const;

/** Steps of the values. */
export const fineness = { kp: 1, kd: 0.05, payload: 0.1 } as const;

const prefix = 'gains.';

// The names are those of the objects.
const schemeNames = Object.keys(schemes) as Scheme[];
const viewNames = Object.keys(views) as ViewName[];

/** Parses a number between 0 and a maximum; undefined if it is invalid. */
function numberOf(given: string | null, greatest: number): number | undefined {
  const value = given === null || given.trim() === '' ? NaN : Number(given);
  return value >= 0 && value <= greatest ? value : undefined;
}

/** Parses `count` numbers separated by `_`, which URLs don't encode; undefined if one is invalid. */
function numbersOf(given: string | null, count: number, greatest: number): readonly number[] | undefined {
  const found = (given ?? '').split('_').flatMap((text) => numberOf(text, greatest) ?? []);
  return found.length === count ? found : undefined;
}

/** Reads the state from a query string. Invalid values get their defaults. */
export function readChoices(search: string, { sets, poses, joints }: Setup): Choices {
  const given = new URLSearchParams(search);
  const get = (name: string): string | null => given.get(prefix + name);
  const named = sets.find(({ id }) => id === get('set'));
  const [kp, kd] = [numbersOf(get('kp'), joints.length, most.kp), numbersOf(get('kd'), joints.length, most.kd)];
  const gains = !named && kp && kd ? { id: '', kp, kd } : (named ?? sets[0] ?? { id: '', kp: [], kd: [] });
  const joint = joints.findIndex(({ name }) => name === get('joint'));
  return {
    set: gains.id,
    kp: gains.kp,
    kd: gains.kd,
    pose: oneOf(
      get('pose'),
      poses.map(({ id }) => id),
      'forward',
    ),
    // A payload above the maximum is clamped, not dropped.
    payload: Math.min(numberOf(get('load'), Infinity) ?? 0, most.payload),
    compensated: get('gravity') === 'compensated',
    push: oneOf<Push | ''>(get('push'), ['', ...pushNames], ''),
    scheme: oneOf(get('steps'), schemeNames, 'implicit'),
    joint: Math.max(joint, 0),
    stepped: get('goal') === 'stepped',
    view: oneOf(get('view'), viewNames, 'side'),
  };
}

/** Writes the state to a query string. Omits defaults, except the gains, and keeps other parameters. */
export function writeChoices(search: string, choices: Choices, setup: Setup): string {
  const first = readChoices('', setup);
  const nameOf = (joint: number): string => setup.joints[joint]?.name ?? '';
  const isOwn = choices.set === '';
  return withParameters(search, prefix, {
    set: unless('', choices.set),
    kp: isOwn ? choices.kp.join('_') : null,
    kd: isOwn ? choices.kd.join('_') : null,
    pose: unless(first.pose, choices.pose),
    load: unless('0', String(choices.payload)),
    gravity: choices.compensated ? 'compensated' : null,
    push: unless('', choices.push),
    steps: unless(first.scheme, choices.scheme),
    joint: unless(nameOf(0), nameOf(choices.joint)),
    goal: choices.stepped ? 'stepped' : null,
    view: unless(first.view, choices.view),
  });
}
