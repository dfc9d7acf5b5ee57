import { keepUnits } from '../../../src/model/format';
import { unitEndings } from '../../../src/model/tableTypes';

const shown = (text: string): string => keepUnits(text).replaceAll('\u00a0', '~');

describe('no line breaks between a number and its unit', () => {
  it.each([
    ['must read 0 V.', 'must read 0~V.'],
    ['E-stop, 24 V', 'E-stop, 24~V'],
    ['3.5 N·m/rad and 2 rad/s² at 100 Hz', '3.5~N·m/rad and 2~rad/s² at 100~Hz'],
    ['a person of 160–165 cm', 'a person of 160–165~cm'],
    ['20 mm of bare wire, 0.14 mm² thick', '20~mm of bare wire, 0.14~mm² thick'],
    ['5 Mbit/s, 1000 kbit/s, 20 µs, 120 Ω, 50 %, 40 °C', '5~Mbit/s, 1000~kbit/s, 20~µs, 120~Ω, 50~%, 40~°C'],
    ['4 × M3×6', '4~× M3×6'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each(Object.keys(unitEndings).filter((unit) => unit !== '°'))('nor before %s, a unit of the tables', (unit) =>
    expect(shown(`1 ${unit} more`)).toBe(`1~${unit} more`),
  );

  it.each(['slot 5 must stay empty', '8 motors', 'in step 3 screws', 'J1 and J2', 'version 2 ms2'])(
    'but words stay as they are: %s',
    (text) => expect(keepUnits(text)).toBe(text),
  );
});
