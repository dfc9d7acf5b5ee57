import { renderToStaticMarkup } from 'react-dom/server';
import { readBench } from '../../../src/tools/can-bench/interface/benchAddress';
import { DecodePanel } from '../../../src/tools/can-bench/interface/DecodePanel';
import { useRecording } from '../../../src/tools/can-bench/interface/useRecording';
import { knownBus } from '../../../src/tools/can-bench/reading/bus';
import { makeReader } from '../../../src/tools/can-bench/worker/answer';
import { siteCanTables } from '../can/siteTables';

// There is no worker without a browser: what it would answer is read here.
jest.mock('../../../src/tools/can-bench/interface/useRecording');

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
  const html = await shown('\n***BUSMASTER Ver 3.2.2***\n11:49:12:9420 Rx 1 0x023 s 1 40');
  const open = html.replace(/<details.*?<\/details>/gs, '');
  expect(words(open)).toMatch(/No frame was found.*Line 2: This is a BUSMASTER log.*SavvyCAN/);
  expect(open).toContain('href="/getting-started/troubleshooting"');
});

it('the format is named where it is not candump', async () => {
  expect(words(await shown('base hex\n 0.1 1  11  Rx d 1 11'))).toContain('1 frame. Read as Vector ASC.');
  expect(words(await shown('011#11'))).not.toContain('Read as');
});

it('dangers and warnings stand before all else, with the row of symptoms', async () => {
  const html = await shown('001#1FFFFFFFFFFFFFFFC\n001#FFFFFFFFFFFFFC\ncan0  RX - -  7FF   [8]  01 00 CC 00 00 00 00 00');
  expect(html).toMatch(/admonition-danger.*cansend accepts line 1.*Kp 500, Kd 5, full torque/s);
  expect(words(html)).toContain('Line 2: 001 FF FF FF FF FF FF FC looks like “Enable”: one FF is missing.');
  expect(html).toContain('#motor-reads-minus-12');
  expect(html.indexOf('looks like')).toBeLessThan(html.indexOf('<table'));
});
