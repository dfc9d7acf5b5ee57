import type { StepDrawing, View } from '../step';

/** From the front left and above: front edge of the plate, left face of the post. */
const front: View = { from: [1, 0.75, 0.8] };
/** From the rear left and above: the face that the brace is for. */
const rear: View = { from: [-1, 0.75, 0.6] };

const pedestal = { guide: 'pedestal', arm: 'pedestal', added: [], driven: [] } as const;

const [plate, post, left, right, brace] = [
  'base-plate',
  'HFSB6-6060-750#lower',
  'HBLFSDW6-SEP',
  'HBLFSDW6-SEP#2',
  'HFBL30A6-3060-123-SSP',
] as const;
/** Which of the screws are meant: those of a step have two places. */
const notes = {
  'brackets to plate': 'plate',
  'brackets to post': 'post',
  'brace to plate': 'plate',
  'brace to post': 'post',
} as const;
const standing = [plate, post, left, right];
const screwed = [...standing, 'bracket nuts', 'brackets to plate', 'brackets to post', 'brace nuts'];

/** Steps of the pedestal. Where only its foot matters, the post is drawn broken off. */
export const pedestalDrawings: readonly StepDrawing[] = [
  {
    ...pedestal,
    notes,
    step: 1,
    title: 'Base plate; one short edge is the front of the robot',
    built: [],
    added: [{ part: plate, from: [0, 0, 0] }],
    view: front,
    pointers: [{ text: 'Front edge', at: [95, -30, 6] }],
  },
  {
    ...pedestal,
    notes,
    step: 2,
    title: 'The post stands on the plate, behind two free rows of holes',
    built: [plate],
    added: [{ part: post, from: [0, 0, 90] }],
    view: front,
    pointers: [
      { text: '2 rows stay free', at: [60, 60, 8], part: plate },
      { text: 'Front edge', at: [95, -30, 6], part: plate },
    ],
  },
  {
    ...pedestal,
    notes,
    step: 3,
    title: 'An angle bracket against the left face and one against the right face of the post',
    built: [plate, post],
    added: [
      { part: left, from: [0, 55, 0] },
      { part: right, from: [0, -55, 0] },
    ],
    view: front,
    pointers: [{ text: 'Front face stays free', at: [30, -8, 190], part: post }],
  },
  {
    ...pedestal,
    notes,
    step: 4,
    title: 'Nuts in the slots of the post: four behind each bracket, two for the brace',
    built: [plate, post],
    driven: [
      { group: 'bracket nuts', away: -75 },
      { group: 'brace nuts', away: -75 },
    ],
    view: rear,
    targets: [post],
    pointers: [{ text: 'Rear face', at: [-30, 4, 90], part: post }],
  },
  {
    ...pedestal,
    notes,
    step: 5,
    title: 'The brackets slide until their holes lie over the holes of the plate and the nuts',
    built: [plate, post, 'bracket nuts', 'brace nuts'],
    added: [
      { part: left, from: [24, 0, 0] },
      { part: right, from: [24, 0, 0] },
    ],
    view: front,
    pointers: [
      { text: 'Holes meet', at: [-15, 75, 8], part: plate },
      { text: 'Nuts', at: [-15, 30, 53.8], part: post },
    ],
  },
  {
    ...pedestal,
    notes,
    step: 6,
    title: 'Each bracket gets four screws into the plate and four into the nuts in the post',
    built: [...standing, 'bracket nuts', 'brace nuts'],
    driven: [
      { group: 'brackets to plate', away: 75 },
      { group: 'brackets to post', away: 75 },
    ],
    view: front,
    targets: [left],
  },
  {
    ...pedestal,
    notes,
    step: 7,
    title: 'The brace goes behind the post, steep, with one cut face on the plate and one on the post',
    built: screwed,
    added: [{ part: brace, from: [-70, 0, 0] }],
    view: rear,
  },
  {
    ...pedestal,
    notes,
    step: 8,
    title: 'The brace gets two screws down into the plate and two forward into the nuts in the post',
    built: [...screwed, brace],
    driven: [
      { group: 'brace to plate', away: 75 },
      { group: 'brace to post', away: 75 },
    ],
    view: rear,
    targets: [brace, post, plate],
  },
  {
    ...pedestal,
    notes,
    step: 'finished',
    title: 'Finished pedestal, seen from the rear left: post, two angle brackets, brace behind',
    built: [plate, 'HFSB6-6060-750', left, right, 'brackets to plate', 'brackets to post', brace, 'brace to plate', 'brace to post'],
    view: rear,
    targets: ['HFSB6-6060-750', left, brace, plate],
    width: 860,
  },
];
