import type { StepDrawing } from '../step';

const post = ['HFSB6-6060-750'];
const boards = [...post, 'hub-board', 'hub-board#2', 'Hub board back cover', 'Hub board back cover#2', 'hub boards to post'];
const back = { from: [-1, -0.4, 0.3] } as const;
const motorLeads = ['J1 lead', 'J1 lead#2', 'J2 lead', 'J2 lead#2', 'J3-J4 lead', 'J3-J4 lead#2'];
const communication = ['cable 24', 'cable 24#2'];
const extension = ['cable 30', 'cable 30#2'];
const cabled = [...boards, ...motorLeads, ...communication, ...extension];
const still = [0, 0, 0] as const;

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
  cutBelow: 560,
  names: {
    'Hub board back cover': 'back cover',
    'hub-board': 'hub board',
    'cable 24': 'cable 24, slot 6',
    'cable 30': 'cable 30, slot 5',
    'J1 lead': 'J1, slot 1',
    'J2 lead': 'J2, slot 2',
    'J3-J4 lead': 'J3-J4, slot 3',
  },
  ...drawing,
});

/** Hub boards, their cables and the chest cover, from behind. */
export const chestDrawings: readonly StepDrawing[] = [
  chest(1, 'Top of the post from behind: two slot nuts in each rear slot.', { built: post, driven: [{ group: 'hub nuts', away: -60 }] }),
  chest(2, 'Top of the post from behind: in front of each rear slot a back cover, a hub board and two bolts.', {
    built: post,
    added: [
      { part: 'Hub board back cover', from: [-30, 0, 0] },
      { part: 'Hub board back cover#2', from: [-30, 0, 0] },
      { part: 'hub-board', from: [-60, 0, 0] },
      { part: 'hub-board#2', from: [-60, 0, 0] },
    ],
    driven: [{ group: 'hub boards to post', away: 105 }],
  }),
  chest(
    3,
    'Hub boards from behind: the leads of J1, J2 and J3-J4 in slots 1, 2 and 3 of each board, counted from the top; they leave to the sides.',
    {
      built: boards,
      added: twoSides(motorLeads),
    },
  ),
  chest(4, 'Hub boards from behind: the communication cables in slot 6, hanging down along the post.', {
    built: [...boards, ...motorLeads],
    added: twoSides(communication),
  }),
  chest(5, 'Hub boards from behind: the extension cables in slot 5, hanging down along the post.', {
    built: [...boards, ...motorLeads, ...communication],
    added: twoSides(extension),
  }),
  chest(6, 'Chest from the front: Chest-cover_A is pushed onto the post between the arms.', {
    built: [...cabled, 'unit:j1-j2', 'left:unit:j1-j2'],
    added: [{ part: 'Chest-cover_A', from: [110, 0, 0] }],
    view: { from: [1, -0.45, 0.35] },
  }),
  chest(7, 'Chest from behind: Chest-cover_B is pushed on; the leads of J2 and J3-J4 leave through the slots in its sides.', {
    built: [...cabled, 'unit:j1-j2', 'left:unit:j1-j2', 'Chest-cover_A'],
    added: [{ part: 'Chest-cover_B', from: [-110, 0, 0] }],
  }),
  chest(8, 'Chest from behind: six screws, two at the top corners and two at each bottom corner.', {
    built: [...cabled, 'unit:j1-j2', 'left:unit:j1-j2', 'Chest-cover_A', 'Chest-cover_B'],
    driven: [{ group: 'chest covers', away: 45 }],
  }),
  chest('finished', 'The closed chest from behind.', {
    built: [...cabled, 'unit:j1-j2', 'left:unit:j1-j2', 'Chest-cover_A', 'Chest-cover_B', 'chest covers'],
  }),
];
