import { renderToStaticMarkup } from 'react-dom/server';
import { readBench } from '../interface/benchAddress';
import { DecodePanel } from '../interface/DecodePanel';
import { useRecording } from '../interface/useRecording';
import { knownBus } from '../../../can/reading/bus';
import { makeReader } from '../worker/answer';
import { siteCanTables } from '../../../can/__tests__/siteTables';

// There is no worker without a browser: what it would answer is read here.
jest.mock('../interface/useRecording', () => ({
  useRecording: jest.fn(),
  useAnswer: (_recording: object, _question: object, first: unknown) => first,
}));

const tables = siteCanTables();

async function shown(text: string): Promise<string> {
  const ask = makeReader();
  const overview = await ask({ ask: 'read', source: text, tables, choices: {} });
  jest.mocked(useRecording).mockReturnValue({
    recording: { overview, reader: { ask, end: () => {} }, source: text },
    isReading: false,
    error: '',
    retry: () => {},
  });
  const state = readBench('', tables);
  const html = renderToStaticMarkup(
    <DecodePanel tables={tables} bus={knownBus(tables)} state={state} onChange={() => {}} file={null} onFile={() => {}} />,
  );
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '');
}

const words = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('without a frame, the first reason stands open with its line', async () => {
  const html = await shown('\n  can0  011   [8]  11 83\n');
  const open = html.replace(/<details.*?<\/details>/gs, '');
  expect(words(open)).toMatch(/No frame was found.*Line 2: The line says 8 bytes, but fewer follow/);
  expect(open).toContain('href="/getting-started/troubleshooting"');
});

it('a file that holds no frames is named in the first sentence, once', async () => {
  const shownWords = words(await shown('VERSION ""\nBO_ 17 M1_STATE: 8 M1\n SG_ POS : 15|16@0+ (1,0) [0|1] "rad" PC'));
  expect(shownWords).toContain('This is a DBC file. It describes signals and holds no frames.');
  expect(shownWords.match(/DBC file/g)).toHaveLength(1);
  const dump = words(await shown('node,rid,rid_name,value\nJ1,0x0A,CTRL_MODE,2'));
  expect(dump).toMatch(/dump of registers.*tab “Registers”/);
});

it('columns are told and can be chosen; those of bytes are one, and what is not stated is asked', async () => {
  const rows = '1000,11,Rx,4,11,83,27,7F\n2000,11,Rx,4,11,83,27,7F';
  expect(words(await shown(`time_us,id_hex,Dir,LEN,D1,D2,D3,D4\n${rows}`))).toContain(
    'Columns: time in µs from “time_us”; ID, hexadecimal from “id_hex”; direction from “Dir”; number of bytes from “LEN”; bytes, hexadecimal from “D1 to D4”',
  );
  expect(words(await shown(`time,ID,Dir,LEN,D1,D2,D3,D4\n${rows}`))).toMatch(
    /need an answer before anything is read.*doesn’t state the unit of the times in “time”.*doesn’t state the base of the IDs in “ID”/,
  );
  expect(words(await shown('wer;was;wann\n11;1183277FF7FF1E1C;a\n12;1283277FF7FF1E1C;b'))).toMatch(
    /seems to be a table, separated by semicolons, but no row is a frame.*No column was taken for IDs and bytes. Choose them/,
  );
  expect(words(await shown('can0  011   [1]  11'))).not.toContain('Columns');
});

it('the format is named, with bases and units', async () => {
  expect(words(await shown('base dec\n 0.1 1  17  Rx d 1 17'))).toContain(
    '1 frame. Read as Vector ASC (IDs and bytes decimal, times in s).',
  );
  expect(words(await shown('011#11'))).toContain('Read as candump or cansend lines (IDs and bytes hexadecimal, times in s).');
});

it('dangers and warnings stand before all else, with the row of symptoms', async () => {
  const html = await shown('001#1FFFFFFFFFFFFFFFC\n001#FFFFFFFFFFFFFC\ncan0  RX - -  7FF   [8]  01 00 CC 00 00 00 00 00');
  expect(html).toMatch(/admonition-danger.*cansend accepts line 1.*Kp 500, Kd 5, full torque/s);
  expect(words(html)).toContain('Line 2: 001 FF FF FF FF FF FF FC looks like “Enable”: one FF is missing.');
  expect(html).toContain('#motor-reads-minus-12');
  expect(html.indexOf('looks like')).toBeLessThan(html.indexOf('<table'));
});
