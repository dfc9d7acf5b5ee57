import { failureTerms, termsOf, toTerm } from '../engine/analysis';
import { splitScripts, translator } from '../engine/dictionary';

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

describe('a dictionary of other languages', () => {
  const translate = translator(
    [
      ['motor', '电机;モーター;모터;moteur'],
      ['red', '红;rot'],
      ['light', '灯;leucht'],
      ['red LED', '红灯'],
      ['elbow', 'ellbogen'],
      ['power supply', 'netzteil'],
    ],
    (word) => ['motor', 'rot', 'arm'].includes(word),
  );
  const english = (text: string): string => translate(text).trim().split(/ +/).join(' ');

  it('is looked up by longest match, and letters of different scripts are separated', () => {
    expect(english('电机红灯J4')).toBe('motor red LED J4');
    expect(english('J4的CAN')).toBe('J4 的 CAN');
    expect(english('モーターが赤い')).toBe('motor');
    expect(english('모터가 CAN이')).toBe('motor CAN 이');
    expect(splitScripts('CANがBUS-OFF').trim()).toBe('CAN が BUS-OFF');
  });

  it('finds the beginning of a word and parts of a compound, whatever the case and the accents', () => {
    expect(english('Leuchtet das NETZTEIL')).toBe('light das power supply');
    expect(english('Ellbogenmoteur')).toBe('elbow motor');
  });

  it('leaves words of the site, and one foreign word among others', () => {
    expect(english('netzteil rot')).toBe('netzteil rot');
    expect(english('the arm leuchtet')).toBe('the arm leuchtet');
    expect(english('netzteil')).toBe('power supply');
  });
});
