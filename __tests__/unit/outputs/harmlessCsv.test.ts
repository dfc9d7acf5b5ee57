import { harmlessCsv } from '../../../src/outputs/writeDataFiles';

it('a table without anything to run is handed out as it is', () => {
  const text = '\uFEFFa,b\r\n"x, y",-1.5\r\n\r\nJ1,+2\r\n';
  expect(harmlessCsv(text)).toBe(text);
});

it('what a spreadsheet would run is shown as it stands, and the other cells stay', () => {
  expect(harmlessCsv('option,value\n--bitrate,-1\n"=1+1, ""a""",b\n')).toBe(`option,value\n'--bitrate,-1\n"'=1+1, ""a""",b\n`);
});
