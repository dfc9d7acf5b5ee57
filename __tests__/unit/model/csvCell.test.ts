import { csvCell, markedText } from '../../../src/model/format';

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://example.org","a")', `"'=HYPERLINK(""https://example.org"",""a"")"`],
  ['+1 (555)', "'+1 (555)"],
  ['-2+3', "'-2+3"],
  ['-2 +3', "'-2 +3"],
  ['-2 -3', "'-2 -3"],
  ['--bitrate', "'--bitrate"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
])('the text %j would run, and is shown as it stands', (text, cell) => expect(csvCell(text)).toBe(cell));

it.each<[string | number | null, string]>([
  ['J1_A', 'J1_A'],
  ['-12.5', '-12.5'],
  ['+3', '+3'],
  ['-1e-3', '-1e-3'],
  ['-1 0 0', '-1 0 0'],
  [-12.5, '-12.5'],
  [null, ''],
  ['a=b', 'a=b'],
  ['a, "b"', '"a, ""b"""'],
])('%j stays as it is', (value, cell) => expect(csvCell(value)).toBe(cell));

it('marks a file as UTF-8 where a spreadsheet would else show M3Ã—8 for M3×8, and leaves a plain list plain', () => {
  expect(markedText('part\r\nM3×8\r\n')).toBe('\uFEFFpart\r\nM3×8\r\n');
  expect(markedText('model_number,quantity\r\nCBE3-8,58\r\n')).toBe('model_number,quantity\r\nCBE3-8,58\r\n');
});
