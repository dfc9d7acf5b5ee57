import type { StepDrawing } from '../step';

const post = ['HFSB6-6060-750'];
const boards = [...post, 'hub-board', 'hub-board#2', 'Hub board back cover', 'Hub board back cover#2', 'hub boards to post'];
/** Straight at the boards, where their slots are counted. */
const atBoards = { from: [-1, -0.1, 0.05] } as const;
const back = { from: [-1, -0.75, 0.35] } as const;
const motorLeads = ['J1 lead', 'J1 lead#2', 'J2 lead', 'J2 lead#2', 'J3-J4 lead', 'J3-J4 lead#2'];
const communication = ['cable 24', 'cable 24#2'];
const extension = ['cable 30', 'cable 30#2'];
const led = [...boards, ...motorLeads.map((lead) => lead.replace(/^[^ ]+ lead/, '$& to the arm'))];
/** The guide to power and CAN plugs these two in, between steps 4 and 5. */
const cabled = [...led, ...communication, ...extension];
const still = [0, 0, 0] as const;
/** Shoulders of both arms in their covers. */
const shoulders = ['', 'left:'].flatMap((arm) => ['unit:j1-j2', 'J1-J2_A', 'J1-J2_B', 'J2-J3_B'].map((part) => `${arm}${part}`));

/** Cables of both boards: those of the right arm get the labels. */
const twoSides = (parts: readonly string[]): StepDrawing['added'] =>
  parts.filter((part) => !part.endsWith('#2')).map((part) => ({ part, from: still, with: [`${part}#2`] }));

const chest = (step: StepDrawing['step'], title: string, drawing: Pick<StepDrawing, 'built'> & Partial<StepDrawing>): StepDrawing => ({
  guide: 'chest',
  step,
  arm: 'pedestal',
  title,
  added: [],
  driven: [],
  view: back,
  targets: [],
  cutBelow: 575,
  names: {
    'cable 24': 'Communication',
    'cable 30': 'Extension',
    'J1 lead': 'J1 cable',
    'J2 lead': 'J2 cable',
    'J3-J4 lead': 'J3-J4 cable',
  },
  notes: { 'cable 24': 'slot 6', 'cable 30': 'slot 5', 'J1 lead': 'slot 1', 'J2 lead': 'slot 2', 'J3-J4 lead': 'slot 3' },
  ...drawing,
});

/** Hub boards, their cables and the chest cover, from behind. */
export const chestDrawings: readonly StepDrawing[] = [
  chest(1, 'Top of the post from behind: two T-slot nuts in each rear slot.', { built: post, driven: [{ group: 'hub nuts', away: -60 }] }),
  chest(
    2,
    'Top of the post from behind: at each rear slot a back cover, a hub board and two bolts; the small CAN pins of both boards are towards the middle.',
    {
      built: post,
      added: [
        { part: 'Hub board back cover', from: [-35, 0, 0] },
        { part: 'Hub board back cover#2', from: [-35, 0, 0] },
        { part: 'hub-board', from: [-70, 0, 0] },
        { part: 'hub-board#2', from: [-70, 0, 0] },
      ],
      driven: [{ group: 'hub boards to post', away: 115 }],
      pointers: [{ text: 'CAN pins inside', part: 'hub-board#2', at: [-53, 11, 678] }],
    },
  ),
  chest(
    3,
    'Hub boards from behind: the leads of J1, J2 and J3-J4 in slots 1, 2 and 3 of each board, counted from the top; they leave to the sides, and slots 4 to 6 stay free.',
    {
      built: boards,
      added: twoSides(motorLeads),
      view: atBoards,
      pointers: [
        { text: 'Slot 1', part: 'hub-board#2', at: [-66, 20, 708] },
        { text: 'Slots 4 to 6: free', part: 'hub-board#2', at: [-53, 20, 690] },
      ],
    },
  ),
  chest(4, 'Chest from the front: Chest-cover_A is pushed onto the post between the arms, its wide cut-out down.', {
    built: [...led, ...shoulders],
    added: [{ part: 'Chest-cover_A', from: [120, 0, 0] }],
    view: { from: [1, -0.75, 0.35] },
    pointers: [{ text: 'Cut-out down', part: 'Chest-cover_A', at: [56, 0, 655] }],
  }),
  chest(5, 'Chest from behind: Chest-cover_B is pushed on; the leads of J2 and J3-J4 come to lie in the U slots of its side walls.', {
    built: [...cabled, ...shoulders, 'Chest-cover_A'],
    added: [{ part: 'Chest-cover_B', from: [-130, 0, 0] }],
    pointers: [{ text: 'U slot', part: 'Chest-cover_B', at: [-56, -67, 658] }],
  }),
  chest(6, 'Chest from behind: six screws from behind, one at each top corner and two at each bottom corner.', {
    built: [...cabled, ...shoulders, 'Chest-cover_A', 'Chest-cover_B'],
    driven: [{ group: 'chest covers', away: 50 }],
  }),
  {
    ...chest(
      6,
      'Chest from behind and below, the arms left out: at each bottom corner two screws from behind, one near the side and one near the lower edge.',
      {
        built: [...post, 'Chest-cover_A', 'Chest-cover_B'],
        driven: [{ group: 'chest covers', away: 40 }],
        view: { from: [-1, -0.6, -0.55] },
        pointers: [
          { text: 'Near the side', part: 'Chest-cover_B', at: [-106, 71, 634] },
          { text: 'Near the lower edge', part: 'Chest-cover_B', at: [-97.5, 60, 618] },
        ],
      },
    ),
    extra: 'corners',
  },
  chest(
    'finished',
    'The closed chest from behind: J2 and J3-J4 leads come out of the U slots, communication and extension cables at the bottom.',
    {
      built: [...cabled, ...shoulders, 'Chest-cover_A', 'Chest-cover_B', 'chest covers'],
      pointers: [
        { text: 'J2 and J3-J4', part: 'J3-J4 lead to the arm', at: [-62, -92, 662] },
        { text: 'Communication, extension', part: 'cable 30', at: [-38, -20, 596] },
      ],
    },
  ),
];
