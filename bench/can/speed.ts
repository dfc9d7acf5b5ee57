import { canTableNames, readCanTables } from '../../src/tools/can-bench/definition';
import { knownBus, readFrame, readRecording } from '../../src/tools/can-bench/engine';
import { readTables } from '../../src/content/loadContent';
import { tableDefinitions } from '../../src/site/tableDefinitions';

/** Measures how fast recordings and frames are read, in this process: `npm run bench:can`. The first run is cold. */
function main(): void {
  const tables = readCanTables(readTables(process.cwd(), tableDefinitions).tables);
  if (!tables) throw new Error(`content/data needs ${canTableNames.join(', ')}.`);
  const bus = knownBus(tables);
  const forms: Readonly<Record<string, (step: number) => string>> = {
    'log (candump -L)': (step) => `(${(1763775300 + step / 8000).toFixed(6)}) can0 01${(step % 8) + 1}#1${(step % 8) + 1}83277FF7FF1E1C`,
    'screen (candump -tz -x)': (step) =>
      ` (${(step / 8000).toFixed(6).padStart(10, '0')})  can0  RX B -  01${(step % 8) + 1}  [08]  1${(step % 8) + 1} 83 27 7F F7 FF 1E 1C`,
  };
  for (const [name, line] of Object.entries(forms)) {
    const text = Array.from({ length: 100_000 }, (_none, step) => line(step)).join('\n');
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      const { frames, mistakes } = readRecording(text, bus);
      if (frames.count !== 100_000 || mistakes.count > 0) throw new Error(`${mistakes.count} lines could not be read.`);
      return performance.now() - start;
    });
    console.log(`100,000 lines of a ${name}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  }
  const data = Uint8Array.of(0x11, 0x83, 0x27, 0x7f, 0xf7, 0xff, 0x1e, 0x1c);
  const shared = { port: 'can0', timestamp: '', time: null, direction: null, idKind: 'standard', remote: false, fd: false } as const;
  const frame = { ...shared, rateSwitch: null, errorState: null, id: 0x11, length: 8, data };
  const start = performance.now();
  for (let count = 0; count < 1_000_000; count += 1) readFrame(frame, bus);
  console.log(`1,000,000 states: ${(performance.now() - start).toFixed(0)} ms`);
}

main();
