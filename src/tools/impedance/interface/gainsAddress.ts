import { schemes } from '../engine/messages';
import type { Scheme } from '../engine/messages';
import type { Setup } from '../engine/readSetup';
import { pushNames } from './pushes';
import type { Push } from './pushes';
import { views } from './views';
import type { ViewName } from './views';

/** Everything that a reader has chosen. It stands in the address, so that a link shows what its writer saw. */
export interface Choices {
  /** Id of the set of gains; empty for gains of the reader's own. */
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
  /** Number from 0 of the joint that is plotted, and whether its goal is a step away from the pose. */
  readonly joint: number;
  readonly stepped: boolean;
  readonly view: ViewName;
}

/** Greatest values that can be chosen: the highest Kp of a published program, the highest Kd that a frame can hold, and a load that some poses cannot hold. */
export const most = { kp: 300, kd: 5, payload: 4 } as const;

/** Distances of the values that can be chosen. */
export const fineness = { kp: 1, kd: 0.05, payload: 0.1 } as const;

const prefix = 'gains.';

// The names are those of the objects.
const schemeNames = Object.keys(schemes) as Scheme[];
const viewNames = Object.keys(views) as ViewName[];

const oneOf = <Value extends string>(given: string | null, allowed: readonly Value[], otherwise: Value): Value =>
  allowed.find((value) => value === given) ?? otherwise;

/** A number of an address between 0 and a greatest value; undefined where it is none. */
function numberOf(given: string | null, greatest: number): number | undefined {
  const value = given === null || given.trim() === '' ? NaN : Number(given);
  return value >= 0 && value <= greatest ? value : undefined;
}

/** As many numbers as there are joints, with `_` between them, which an address need not write otherwise. */
function numbersOf(given: string | null, count: number, greatest: number): readonly number[] | undefined {
  const found = (given ?? '').split('_').flatMap((text) => numberOf(text, greatest) ?? []);
  return found.length === count ? found : undefined;
}

/** Reads what was chosen from an address; what makes no sense is left out. */
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
    // More than can be chosen is not nothing.
    payload: Math.min(numberOf(get('load'), Infinity) ?? 0, most.payload),
    compensated: get('gravity') === 'compensated',
    push: oneOf<Push | ''>(get('push'), ['', ...pushNames], ''),
    scheme: oneOf(get('steps'), schemeNames, 'implicit'),
    joint: Math.max(joint, 0),
    stepped: get('goal') === 'stepped',
    view: oneOf(get('view'), viewNames, 'side'),
  };
}

/** The rest of an address that leads to what was chosen; what else stands in it stays, and what nobody chose is left out, but for the gains. */
export function writeChoices(search: string, choices: Choices, setup: Setup): string {
  const next = new URLSearchParams(search);
  const first = readChoices('', setup);
  const set = (name: string, value: string, otherwise: string): void => {
    if (value === otherwise) next.delete(prefix + name);
    else next.set(prefix + name, value);
  };
  const { set: named } = choices;
  set('set', named, '');
  set('kp', named === '' ? choices.kp.join('_') : '', '');
  set('kd', named === '' ? choices.kd.join('_') : '', '');
  set('pose', choices.pose, first.pose);
  set('load', String(choices.payload), '0');
  set('gravity', choices.compensated ? 'compensated' : '', '');
  set('push', choices.push, '');
  set('steps', choices.scheme, first.scheme);
  set('joint', setup.joints[choices.joint]?.name ?? '', setup.joints[0]?.name ?? '');
  set('goal', choices.stepped ? 'stepped' : '', '');
  set('view', choices.view, first.view);
  const text = next.toString();
  return text ? `?${text}` : '';
}
