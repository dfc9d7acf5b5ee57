import { knownBus } from '../../../can/reading/bus';
import { readFrame } from '../../../can/reading/readFrame';
import { readLine } from '../../../can/formats/candump';
import { readingWords } from '../interface/words';
import { siteCanTables } from '../../../can/__tests__/siteTables';

const bus = knownBus(siteCanTables());

function words(line: string): string {
  const read = readLine(line);
  if (!('frame' in read)) throw new Error(JSON.stringify(read));
  return readingWords(readFrame(read.frame, bus)[0]);
}

describe('the value of a register in a line of words', () => {
  it.each([
    ['a code', '011#0100330A01000000', 'value 1'],
    ['a version', '011#0100330E95130000', 'value 5013'],
    ['a serial number, with all its digits', '011#0100330FD2029649', 'value 1234567890'],
    ['a rate', '011#0100332309000000', 'value 9'],
    ['a whole float32', '011#010033150000C842', 'value 100'],
    ['a float32 as it was typed', '011#01003315CDCC4841', 'value 12.55'],
    ['a small float32', '011#0100330BACC52737', 'value 0.00001'],
    ['a negative float32', '011#01003315CDCC4CBE', 'value −0.2'],
    ['a float32 with an exponent', '011#01003315EC78AD2C', 'value 4.930381e−12'],
  ])('%s: %s', (_, line, value) => {
    expect(words(line)).toMatch(new RegExp(`, ${value.replaceAll('.', '\\.')}$`));
  });
});
