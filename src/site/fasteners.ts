/** Kinds of fasteners that the build guides take. */
export const fastenerKinds = ['bolt', 'step bolt', 'screw', 'nut', 'insert', 'washer'] as const;

/** What a fastener is turned by, as far as a source says so; `none` for what is not turned with a key. */
export const fastenerDrives = ['hex socket', 'cross recess', 'unknown', 'none'] as const;

/** Kinds of fasteners that are screws: the others are nuts, washers and inserts. */
export const screwKinds: readonly string[] = ['bolt', 'step bolt', 'screw'];

/** Where the pages say that the sizes of keys follow from the standard of the screws. */
export const keysRoute = '/hardware/assembly-guide/find-cad-files#pick-the-right-key';

/** Where the pages say how to tighten screws, because no torques are specified. */
export const tighteningRoute = '/hardware/assembly-guide/find-cad-files#tighten-the-screws';
