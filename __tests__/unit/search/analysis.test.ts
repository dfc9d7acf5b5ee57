import { termsOf, tokenise, toTerm } from '../../../src/search/engine/analysis';

describe('words become terms', () => {
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
  ])('%s is found as %s', (word, term) => {
    expect(toTerm(word)).toBe(term);
  });

  it.each(['bus', 'ROS', 'axis', 'mass', 'status', 'j1s', 'ring', 'string', 'speed'])('%s has no ending', (word) => {
    expect(toTerm(word)).toBe(word.toLowerCase());
  });

  it('a part number is found whole, in its parts, and in the letters and digits of a part', () => {
    expect(termsOf('DM-J4340P')).toEqual(['dm', 'dmj4340p', 'j4340p', '4340']);
  });

  it('a name with underscores is found as one word, too', () => {
    expect(termsOf('J1_A')).toEqual(['j1', 'j1a', 'a']);
    expect(termsOf('openarm-can-cli')).toEqual(['openarm', 'openarmcancli', 'can', 'cli']);
  });

  it('a screw is found as people type it', () => {
    expect(termsOf('M4×10 16 × 59 J1×')).toEqual(['m4x10', '16', '59', 'j1']);
    expect(termsOf('M4x10')).toEqual(['m4x10']);
  });

  it('a unit is found as people type it', () => {
    expect(termsOf('40 N·m · rated')).toEqual(['40n', '40nm', 'm', 'rated']);
    expect(termsOf('40 Nm, 40Nm')).toEqual(['40nm', 'nm', '40nm', 'nm']);
  });

  it('a language is no letter', () => {
    expect(termsOf('in C++ or Python')).toEqual(['in', 'c++', 'or', 'python']);
    expect(termsOf('Ctrl+C')).toEqual(['ctrl', 'c']);
  });

  it('the next generation is one name, and no number beside the product', () => {
    expect(termsOf('OpenArm 2 is larger')).toEqual(['openarm', 'openarm2', '2', 'is', 'larger']);
    expect(termsOf('OpenArm 1, OpenArm, 2 arms')).toEqual(['openarm', '1', 'openarm', '2', 'arm']);
  });

  it('a hexadecimal number keeps its digits', () => {
    expect(termsOf('0x11')).toEqual(['0x11']);
  });

  it('what people write in several ways has one spelling', () => {
    for (const text of ['baud rate', 'baudrate', 'bit-rates']) expect(termsOf(text)[0]).toMatch(/^bitrat/);
    expect(termsOf('joint 5, Axis-3')).toEqual(['j5', 'j3']);
    expect(termsOf('0x05')).toEqual(['0x5']);
    expect(termsOf('error code: D, status 0x9')).toEqual(['error', 'cod', 'dfaultcod', 'status', '9faultcode']);
    expect(termsOf('24 V and 24V')).toEqual(['24v', 'and', '24v']);
    expect(termsOf('5 mbps')).toEqual(termsOf('5 Mbit'));
    expect(termsOf('Step 3: Step-7.1')).toEqual(['step3', 'step', 'step7', 'step', 'step71', '1']);
    expect(termsOf('Ubuntu 24.04.')).toEqual(['ubuntu', '24', '2404', '04']);
  });

  it('capitals inside a word begin words, but not in the name of the product', () => {
    expect(termsOf('balenaEtcher DMDeviceCollection OpenArm')).toEqual([
      'balenaetcher',
      'balena',
      'etcher',
      'dmdevicecollection',
      'devic',
      'collection',
      'openarm',
    ]);
  });

  it('very long chains are not written as one word', () => {
    expect(tokenise(`${'word_'.repeat(12)}end`).every(({ joined }) => joined === undefined)).toBe(true);
  });

  it('each word has its place in the text', () => {
    const text = 'Set "CAN FD" up.';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Set', 'CAN', 'FD', 'up']);
  });
});
