import { renderToStaticMarkup } from 'react-dom/server';
import { readBench } from '../interface/benchAddress';
import { sentKinds } from '../../../can/compose/composeFields';
import type { BenchState } from '../interface/benchAddress';
import { knownBus } from '../../../can/reading/bus';
import { dangersOf } from '../../../can/compose/dangers';
import { choicesOf } from '../interface/benchAddress';
import { EncodePanel } from '../interface/EncodePanel';
import { RegistersPanel } from '../interface/RegistersPanel';
import { siteCanTables } from '../../../can/__tests__/siteTables';

const tables = siteCanTables();

const show = (Panel: typeof EncodePanel | typeof RegistersPanel, address: string): string => {
  const state: BenchState = readBench(address, tables);
  const html = renderToStaticMarkup(
    <Panel
      tables={tables}
      bus={knownBus(tables, choicesOf(state, tables))}
      state={state}
      onChange={() => {}}
      file={null}
      onFile={() => {}}
    />,
  );
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '');
};

/** Inputs, selects and sliders that no label names. */
function unlabelled(html: string): string[] {
  const labelled = new Set(Array.from(html.matchAll(/<label[^>]* for="([^"]+)"/g), ([, id]) => id));
  const inLabels = Array.from(html.matchAll(/<label[^>]*>.*?<\/label>/gs), ([label]) => label).join('');
  return Array.from(html.matchAll(/<(?:input|select)[^>]*>/g), ([tag]) => tag).filter(
    (tag) => !tag.includes('aria-label=') && !inLabels.includes(tag) && !labelled.has(/ id="([^"]+)"/.exec(tag)?.[1]),
  );
}

it.each(sentKinds)('the danger of %s stands before the first line to copy, and each field has a label', (kind) => {
  const html = show(EncodePanel, `?bench.kind=${kind}&bench.register=8&bench.value=2`);
  expect(html).toContain('This page sends nothing itself.');
  expect(html).toContain('cansend can0 ');
  expect(unlabelled(html)).toEqual([]);
  for (const { title } of dangersOf(kind, { register: 8, values: { kp: 0, kd: 0, tau: 0, dq: 0, current: 0 } })) {
    expect(html).toContain(title);
    expect(html.indexOf(title)).toBeLessThan(html.indexOf('Copy<'));
  }
});

it('a command that nobody means has no line, but the sentence, the danger and a button to say that it is meant', () => {
  const html = show(EncodePanel, '?bench.kind=mit&bench.motor=4&bench.q=90&bench.kp=240&bench.kd=3');
  expect(html).toMatch(/Refused\. Position: 90\u00a0rad is 5157°: did you mean degrees\?/);
  expect(html).not.toContain('cansend');
  expect(html).not.toContain('Copy<');
  expect(html.indexOf('The motor moves')).toBeGreaterThan(0);
  expect(html.indexOf('The motor moves')).toBeLessThan(html.indexOf('I mean this'));
});

it('a frame is shown for classic CAN and for CAN FD, the chosen way first', () => {
  const html = show(EncodePanel, '?bench.kind=enable&bench.motor=2&bench.bus=fd&bench.port=can1');
  expect(html.indexOf('cansend can1 002##1FFFFFFFFFFFFFFFC')).toBeGreaterThan(0);
  expect(html.indexOf('cansend can1 002##1FFFFFFFFFFFFFFFC')).toBeLessThan(html.indexOf('cansend can1 002#FFFFFFFFFFFFFFFC'));
});

it('a register that can be written has its danger before the frame that writes it', () => {
  const html = show(RegistersPanel, '?bench.find=VMAX&bench.motor=3&bench.register=22&bench.value=10');
  const [danger, line] = [html.indexOf('Motor and software must have the same limits'), html.indexOf('cansend can0 7FF#0300551600002041')];
  expect(danger).toBeGreaterThan(0);
  expect(danger).toBeLessThan(line);
});

it('a register that can only be read says so and has no field', () => {
  const html = show(RegistersPanel, '?bench.find=hw_ver');
  expect(html).toContain('hw_ver can only be read');
  expect(html).not.toContain('New value');
});
