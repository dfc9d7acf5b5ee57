import { canTableNames, readCanTables } from '../../src/can/reading/readCanTables';
import { knownBus } from '../../src/can/reading/bus';
import { readFrame } from '../../src/can/reading/readFrame';
import { readRecording } from '../../src/can/reading/recording';
import { readTables } from '../../src/content/loadContent';
import { tableDefinitions } from '../../src/plugins';

/** A format by a line of it for each step, and what stands above the lines. */
interface Form {
  readonly head?: string;
  readonly line: (step: number) => string;
}

const hexBytes = (step: number, between: string): string => [`1${(step % 8) + 1}`, '83', '27', '7F', 'F7', 'FF', '1E', '1C'].join(between);

const base64 = (step: number): string => Buffer.from(hexBytes(step, ''), 'hex').toString('base64');

const seconds = (step: number): string => (step / 8000).toFixed(6);

const forms: Readonly<Record<string, Form>> = {
  'candump -L': { line: (step) => `(${(1763775300 + step / 8000).toFixed(6)}) can0 01${(step % 8) + 1}#${hexBytes(step, '')}` },
  'candump -tz -x': {
    line: (step) => ` (${seconds(step).padStart(10, '0')})  can0  RX B -  01${(step % 8) + 1}  [08]  ${hexBytes(step, ' ')}`,
  },
  'Vector ASC': {
    head: 'base hex  timestamps absolute',
    line: (step) => ` ${seconds(step)} 1  1${(step % 8) + 1}              Rx   d 8 ${hexBytes(step, ' ')}`,
  },
  'Vector ASC, FD': {
    head: 'base hex  timestamps absolute',
    line: (step) =>
      ` ${seconds(step)} CANFD   1 Rx         1${(step % 8) + 1}                                   1 0 8  8 ${hexBytes(step, ' ')}        0    0     3000        0        0        0        0        0`,
  },
  'PEAK TRC 1.1': {
    head: ';$FILEVERSION=1.1',
    line: (step) => `${step}) ${(step / 8).toFixed(1)}  Rx         001${(step % 8) + 1}  8  ${hexBytes(step, ' ')}`,
  },
  'PEAK TRC 1.3': {
    head: ';$FILEVERSION=1.3',
    line: (step) => `${step}) ${(step / 8).toFixed(3)} 1  Rx        001${(step % 8) + 1} -  8    ${hexBytes(step, ' ')}`,
  },
  'PEAK TRC 2.1': {
    head: ';$FILEVERSION=2.1\n;$COLUMNS=N,O,T,B,I,d,R,L,D',
    line: (step) => `${step} ${(step / 8).toFixed(3)} DT  1     001${(step % 8) + 1} Rx -  8    ${hexBytes(step, ' ')}`,
  },
  'python-can': {
    line: (step) =>
      `Timestamp: ${(1763775300 + step / 8000).toFixed(6)}    ID:      01${(step % 8) + 1}    S Rx                DL:  8    ${hexBytes(step, ' ').toLowerCase()}     Channel: can0`,
  },
  'python-can CSV': {
    head: 'timestamp,arbitration_id,extended,remote,error,dlc,data',
    line: (step) => `${1763775300 + step / 8000},0x1${(step % 8) + 1},0,0,0,8,${base64(step)}`,
  },
  'table with a head': {
    head: 'time_s\tid_hex\tlen\tdata_hex',
    line: (step) => `${seconds(step)}\t01${(step % 8) + 1}\t8\t${hexBytes(step, '')}`,
  },
  slcan: { line: (step) => `t01${(step % 8) + 1}8${hexBytes(step, '')}` },
};

/** A format may take this share of the time that candump's log takes. */
const mostShare = 2;

/** Runs of each format, in turn, of which the fastest counts. */
const rounds = 7;

/** Time of the processor: other programs make it hardly longer. */
const millisecondsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** Measures how fast recordings and frames are read, in this process, against candump's log: `npm run bench:can`. */
function main(): void {
  const tables = readCanTables(readTables(process.cwd(), tableDefinitions).tables);
  if (!tables) throw new Error(`content/data needs ${canTableNames.join(', ')}.`);
  const bus = knownBus(tables);
  const texts = Object.entries(forms).map(([name, { head = '', line }]) => ({
    name,
    text: [head, ...Array.from({ length: 100_000 }, (_none, step) => line(step))].join('\n'),
    best: Number.POSITIVE_INFINITY,
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const form of texts) {
      const start = process.cpuUsage();
      const { frames, mistakes } = readRecording(form.text, bus);
      form.best = Math.min(form.best, millisecondsSince(start));
      if (frames.length !== 100_000 || mistakes.count > 0) throw new Error(`${form.name}: ${mistakes.count} lines could not be read.`);
    }
  const [{ best: candump } = { best: 1 }] = texts;
  console.log(`100,000 lines, processor time of the fastest of ${rounds} runs, and the share of candump's log (${mostShare} at most):`);
  for (const { name, best } of texts) {
    console.log(`  ${name.padEnd(16)} ${best.toFixed(0).padStart(5)} ms  ${(best / candump).toFixed(2)}`);
    if (best > candump * mostShare) process.exitCode = 1;
  }
  const data = Uint8Array.of(0x11, 0x83, 0x27, 0x7f, 0xf7, 0xff, 0x1e, 0x1c);
  const shared = { port: 'can0', timestamp: '', time: null, direction: null, idKind: 'standard', remote: false, fd: false } as const;
  const frame = { ...shared, rateSwitch: null, errorState: null, id: 0x11, length: 8, data };
  const start = performance.now();
  for (let count = 0; count < 1_000_000; count += 1) readFrame(frame, bus);
  console.log(`1,000,000 states: ${(performance.now() - start).toFixed(0)} ms`);
}

main();
