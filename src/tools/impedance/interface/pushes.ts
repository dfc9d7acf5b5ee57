import type { Along } from './views';

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
