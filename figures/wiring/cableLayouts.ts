/** Where a plug's body points and where its two lines of text start, both from the end of the wire. */
interface PlugLayout {
  readonly turn: number;
  readonly text: readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
}

/** How one cable lies on the page. Legs are drawn to scale; degrees count clockwise from right. */
export interface CableLayout {
  readonly height: number;
  readonly pxPerMm: number;
  readonly start: { readonly ref: string; readonly x: number; readonly y: number };
  /** Direction of each leg, in an order in which one end is known already; `from` is that end. */
  readonly legs: Readonly<Record<string, { readonly from: string; readonly turn: number; readonly below?: true }>>;
  readonly plugs: Readonly<Record<string, PlugLayout>>;
}

/** Layout of every cable that has a drawing, by the cable's name in wiring-cables.csv. */
export const cableLayouts: Readonly<Record<string, CableLayout>> = {
  'J1-J2': {
    height: 270,
    pxPerMm: 0.8,
    start: { ref: 'U1', x: 96, y: 130 },
    legs: { 'J1-J2 power': { from: 'U1', turn: -8 }, 'J1-J2 CAN': { from: 'U1', turn: 8, below: true } },
    plugs: {
      U1: { turn: 180, text: [-80, 70, 'start'] },
      U2: { turn: 0, text: [60, -56, 'end'] },
      U3: { turn: 0, text: [60, 44, 'end'] },
    },
  },
  'J3-J4': {
    height: 330,
    pxPerMm: 0.56,
    start: { ref: 'U7', x: 150, y: 170 },
    legs: { 'J3-J4 long': { from: 'U7', turn: 7, below: true }, 'J3-J4 short': { from: 'U7', turn: -38 } },
    plugs: {
      U7: { turn: 180, text: [-134, 52, 'start'] },
      U6: { turn: -38, text: [78, -34, 'start'] },
      U8: { turn: 7, text: [54, 60, 'end'] },
    },
  },
  'J4-J7': {
    height: 370,
    pxPerMm: 0.9,
    start: { ref: 'T', x: 190, y: 206 },
    legs: {
      'J4-J7 to J4': { from: 'T', turn: -62 },
      'J4-J7 to J5': { from: 'T', turn: 180, below: true },
      'J4-J7 trunk': { from: 'T', turn: 0, below: true },
      'J4-J7 to J7': { from: 'U3', turn: -30 },
    },
    plugs: {
      U1: { turn: 180, text: [-84, 80, 'start'] },
      U2: { turn: -62, text: [60, -24, 'start'] },
      U3: { turn: 75, text: [-32, 88, 'start'] },
      U4: { turn: -30, text: [140, 90, 'end'] },
    },
  },
  'J7-J8': {
    height: 176,
    pxPerMm: 2,
    start: { ref: 'U0', x: 200, y: 70 },
    legs: { 'J7-J8': { from: 'U0', turn: 0 } },
    plugs: { U0: { turn: 180, text: [-60, 60, 'middle'] }, U1: { turn: 0, text: [60, 60, 'middle'] } },
  },
  Communication: {
    height: 176,
    pxPerMm: 0.2,
    start: { ref: 'U0', x: 96, y: 70 },
    legs: { Communication: { from: 'U0', turn: 0 } },
    plugs: { U0: { turn: 180, text: [-80, 60, 'start'] }, ends: { turn: 0, text: [104, 60, 'end'] } },
  },
  Extension: {
    height: 176,
    pxPerMm: 0.66,
    start: { ref: 'U0', x: 110, y: 70 },
    legs: { Extension: { from: 'U0', turn: 0 } },
    plugs: { U0: { turn: 180, text: [-94, 60, 'start'] }, U1: { turn: 0, text: [100, 60, 'end'] } },
  },
};
