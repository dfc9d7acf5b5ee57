import type { Vec3 } from './vector';

/** A part that is put on in a step, drawn away from its place. */
export interface Added {
  /** Part id, or `unit:<guide>` for all that the finished view of a guide shows. */
  readonly part: string;
  /** How far from its place it is drawn, in mm, in the part's own frame; [0, 0, 0] where it is held in place already. */
  readonly from: Vec3;
  /** Parts, fastener groups and units that travel along because they were mounted before; they get no label. */
  readonly with?: readonly string[];
  /** Point of the part, in its place, from which the dash-dotted line to its place is drawn; without it, the middle of what moves, where no fastener shows the way. */
  readonly line?: Vec3;
  /** Sits tight and is pressed in, as a bearing is: its arrow runs against a wall. */
  readonly pressed?: true;
  /** Gets no label: another part that moves along has one for both. */
  readonly unnamed?: boolean;
}

/** Fasteners that are put in in a step, drawn `away` mm before their seat, against the direction they go in. */
interface Driven {
  readonly group: string;
  readonly away: number;
}

/** A word with an arrow: what to look at, such as "Ports forward". */
export interface Pointer {
  readonly text: string;
  /** The point that the arrow touches, in the coordinates of `part`'s frame (the first part shown, where none is named). */
  readonly at: Vec3;
  readonly part?: string;
}

/** Looking direction in the robot's directions (x front, y left, z up): from where the eye looks at the parts, and what is up on the sheet. */
export interface View {
  readonly from: Vec3;
  readonly up?: Vec3;
}

/** The drawing of one step, or of a finished assembly (nothing added). */
export interface StepDrawing {
  /** Guide and step as in content/data/build-steps.csv: `j1-j2`, 2; `finished` for the finished view. */
  readonly guide: string;
  readonly step: number | 'finished';
  /** `both`: one drawing for both arms, drawn for the right one. `right` and `left`: a pair; the left one is mirrored by the program. */
  readonly arm: 'both' | 'right' | 'left' | 'pedestal';
  /** What the drawing shows, for its title. */
  readonly title: string;
  /** Parts, fastener groups and units that are there already, in grey; `left:` before a name stands it on the other arm. */
  readonly built: readonly string[];
  /** Parts and units of `built` that are left out, so that what matters is drawn large. */
  readonly without?: readonly string[];
  readonly added: readonly Added[];
  readonly driven: readonly Driven[];
  readonly view: View;
  readonly pointers?: readonly Pointer[];
  /** Built parts to be named in grey; without it, those that the driven fasteners join. */
  readonly targets?: readonly string[];
  /** Words for a piece that no table has, such as one end of a cable: `{ 'J1 lead': 'J1 cable' }`. What the tray has is called as it is there. */
  readonly names?: Readonly<Record<string, string>>;
  /** What stands in brackets behind the name of a part or a group of fasteners, where two could be meant: `{ 'brackets to post': 'post' }`. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Parts that are turned about the axis of J4 by so many degrees, forwards: the elbow is folded. */
  readonly folded?: { readonly parts: readonly string[]; readonly degrees: number };
  /** Height in mm above the floor below which everything is cut off, such as the lower part of the post. */
  readonly cutBelow?: number;
  /** Marks an enlarged detail that a page shows beside the step's drawing; its name ends the file name, and it need not match the table. */
  readonly extra?: string;
  /** Width of the finished sheet in px; the height follows. 640 unless told, so that words can be read on a phone. */
  readonly width?: number;
}
