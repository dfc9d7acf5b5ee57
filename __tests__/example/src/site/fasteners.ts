export const fastenerKinds = ['screw', 'nut'] as const;
export const fastenerDrives = ['hex socket', 'none'] as const;

/** Kinds that are screws. */
export const screwKinds: readonly string[] = ['screw'];

/** Section about the key sizes of standard screws. */
export const keysRoute = '/hardware/parts#pick-the-right-key';

/** Twig's torques are in the text of its steps, so trays say nothing about them. */
export const torqueNote: { readonly text: string; readonly link: string; readonly route: string } | null = null;
