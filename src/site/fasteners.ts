/** Kinds of fasteners in the build guides. */
export const fastenerKinds = ['bolt', 'step bolt', 'screw', 'nut', 'insert', 'washer'] as const;

/** Drives of fasteners: `unknown` if no source gives it, `none` if it isn't turned with a key. */
export const fastenerDrives = ['hex socket', 'cross recess', 'unknown', 'none'] as const;

/** Kinds that are screws. The others are nuts, washers and inserts. */
export const screwKinds: readonly string[] = ['bolt', 'step bolt', 'screw'];

/** Section about the key sizes of standard screws. */
export const keysRoute = '/hardware/assembly-guide/find-cad-files#pick-the-right-key';

/** What trays with screws say about torques, with a link; null if there is nothing to say. See `tightening-torque` in faq.csv. */
export const torqueNote: { readonly text: string; readonly link: string; readonly route: string } | null = {
  text: 'OpenArm specifies no tightening torques: see',
  link: 'how to tighten the screws',
  route: '/hardware/assembly-guide/find-cad-files#tighten-the-screws',
};
