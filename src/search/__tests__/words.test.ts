import { failureTerms, termsOf, toTerm } from '../engine/analysis';

describe('toTerm', () => {
  it.each([
    ['Motors', 'motor'],
    ['IDs', 'id'],
    ['moving', 'mov'],
    ['moved', 'mov'],
    ['setting', 'set'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['switches', 'switch'],
    ['Größe', 'große'],
    ['café', 'caf'],
  ])('stems %s to %s', (word, term) => expect(toTerm(word)).toBe(term));

  it.each(['bus', 'ROS', 'axis', 'mass', 'status', 'j1s', 'ring', 'string', 'speed'])('does not stem %s', (word) =>
    expect(toTerm(word)).toBe(word.toLowerCase()),
  );
});

describe('termsOf', () => {
  it.each<[what: string, text: string, terms: string]>([
    ['a part number', 'DM-J4340P', 'dm j4340p 4340'],
    ['names with underscores', 'J1_A openarm-can-cli', 'j1 a openarm can cli'],
    ['a screw', 'M4×10 16 × 59 J1× M4x10', 'm4x10 16 59 j1 m4x10'],
    ['a unit', '40 N·m · rated 40 Nm, 40Nm', '40n m rated 40nm nm 40nm nm'],
    ['a programming language', 'in C++ or Python', 'in c++ or python'],
    ['a letter', 'Ctrl+C', 'ctrl c'],
    ['the next generation', 'OpenArm 2 is larger', 'openarm 2 is larger'],
    ['numbers beside the product', 'OpenArm 1, OpenArm, 2 arms', 'openarm 1 openarm 2 arm'],
    ['hexadecimal numbers', '0x11 0x05', '0x11 0x5'],
    ['joints', 'joint 5, Axis-3', 'j5 j3'],
    ['steps', 'Step 3: Step-7.1', 'step3 step step7 step 1'],
    ['a fault code', 'error code: D, status 0x9', 'error cod dfaultcod status 9faultcode'],
    ['a voltage', '24 V and 24V', '24v and 24v'],
    ['a version', 'Ubuntu 24.04.', 'ubuntu 24 04'],
  ])('reads %s', (_what, text, terms) => expect(termsOf(text).join(' ')).toBe(terms));

  it('has one spelling for bit rates', () => {
    for (const text of ['baud rate', 'baudrate', 'bit-rates']) expect(termsOf(text)[0]).toMatch(/^bitrat/);
    expect(termsOf('5 mbps')).toEqual(termsOf('5 Mbit'));
  });
});

describe('failureTerms', () => {
  it('are words and pairs of neighbouring words, without words of grammar', () =>
    expect(failureTerms('The motor is hot')).toEqual(['motor', 'hot', 'motor hot']));

  it('have one spelling of denials', () => {
    for (const text of ['does not answer', "doesn't answer", 'doesn’t answer'])
      expect(failureTerms(text)).toEqual(['not', 'answer', 'not answer']);
  });
});
