import { readTable } from '../tables/readTable';
import type { Drawing } from '../svg';
import { byteMap, type FrameField } from './mitFrame';

/** Short names of what the table calls by its content, in the order of its rows. */
const stateNames = ['err', 'ID', 'q', 'dq', 'tau', 'driver', 'rotor'];

const stateFields = (): FrameField[] =>
  readTable('motor-feedback-frame').map((row, index) => {
    const name = stateNames[index];
    if (!name) throw new Error(`${row.place}: a drawing has no short name for this field.`);
    return { name, bits: row.number('size_bit') };
  });

/** Fields of a frame: the rows of the table whose key begins with its name. */
const fieldsOf = (frame: string): FrameField[] =>
  readTable('can-frame-bytes')
    .filter((row) => row.text('field').startsWith(`${frame}.`))
    .map((row) => ({ name: row.label('name'), bits: row.number('size_bit'), optional: row.text('format').startsWith('none') }));

/** Draws how the frames of the motors, but the MIT command, fill their bytes. */
export const draw = (): Drawing[] => [
  byteMap({
    file: 'frame-state.svg',
    title: 'The eight bytes of a state frame',
    description:
      'Status code and motor ID take 4 bits each, position 16, velocity and torque 12 each, the temperatures of driver and rotor 8 each.',
    fields: stateFields(),
  }),
  byteMap({
    file: 'frame-position-velocity.svg',
    title: 'The eight bytes of a position-velocity command',
    description: 'Position and largest speed take 32 bits each.',
    fields: fieldsOf('position-velocity'),
  }),
  byteMap({
    file: 'frame-velocity.svg',
    title: 'The bytes of a velocity command',
    description: 'The velocity takes the first four bytes. The other four are absent or zero.',
    fields: fieldsOf('velocity'),
  }),
  byteMap({
    file: 'frame-position-force.svg',
    title: 'The eight bytes of a position-force command',
    description: 'Position takes 32 bits, largest speed and current limit 16 bits each.',
    fields: fieldsOf('position-force'),
  }),
  byteMap({
    file: 'frame-register.svg',
    title: 'The eight bytes of a register frame',
    description: 'Motor ID takes 16 bits, command and register number 8 each, the value 32.',
    fields: fieldsOf('register'),
  }),
];
