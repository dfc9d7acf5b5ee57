import type { CanFrame } from '../formats/frame';

/** What a format can hold of frames, how it writes them, and what it loses of one. */
export interface FormatWriter {
  readonly name: string;
  readonly format: string;
  readonly fd: boolean;
  readonly remote: boolean;
  readonly error: boolean;
  readonly extended: boolean;
  readonly head: readonly string[];
  readonly line: (frame: CanFrame, number: number) => string;
  readonly loses: (frame: CanFrame) => Partial<CanFrame>;
}

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');
const bytes = ({ data }: CanFrame, between = ' '): string => Array.from(data, (byte) => hex(byte, 2)).join(between);
const way = ({ direction }: CanFrame): string => (direction === 'TX' ? 'Tx' : 'Rx');
const time = (frame: CanFrame): number => frame.time ?? 0;
const lengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 20, 24, 32, 48, 64];
const code = ({ length }: CanFrame): number => lengths.indexOf(length);
const isExtended = ({ idKind }: CanFrame): boolean => idKind === 'extended';

const all = { fd: true, remote: true, error: true, extended: true, head: [] } as const;
const nothing = (): Partial<CanFrame> => ({});

/** An error frame of a format that says no more than that there was one. */
const plainError = (frame: CanFrame): Partial<CanFrame> =>
  frame.idKind === 'error' ? { id: 0, length: 0, data: new Uint8Array(0), direction: null, fd: false } : {};

const ascLine =
  (base: number) =>
  (frame: CanFrame): string => {
    const number = (value: number): string => (base === 16 ? hex(value, 1) : String(value));
    const start = ` ${time(frame).toFixed(6)}`;
    if (frame.idKind === 'error') return `${start} ${frame.port}  ErrorFrame`;
    const id = `${number(frame.id)}${isExtended(frame) ? 'x' : ''}`;
    const data = base === 16 ? bytes(frame) : Array.from(frame.data, String).join(' ');
    if (frame.fd)
      return `${start} CANFD   ${frame.port} ${way(frame)} ${id.padStart(10)}                 ${frame.rateSwitch ? 1 : 0} ${frame.errorState ? 1 : 0} ${number(code(frame))} ${frame.length} ${data}        0    0     ${frame.rateSwitch ? '3000' : '1000'}        0        0`;
    return `${start} ${frame.port}  ${id.padEnd(15)} ${way(frame)}   ${frame.remote ? `r ${number(frame.length)}` : `d ${number(frame.length)} ${data}`}`;
  };

const trcId = (frame: CanFrame): string => hex(frame.id, isExtended(frame) ? 8 : 4);
const milliseconds = (frame: CanFrame): string => (time(frame) * 1000).toFixed(3);

type Written = Omit<FormatWriter, 'loses'> & Partial<Pick<FormatWriter, 'loses'>>;

const known: readonly Written[] = [
  {
    ...all,
    name: 'candump -x',
    format: 'candump or cansend lines',
    line: (frame) => {
      const flags = frame.fd ? `${frame.rateSwitch ? 'B' : '-'} ${frame.errorState ? 'E' : '-'}` : '- -';
      const id = frame.idKind === 'standard' ? hex(frame.id, 3) : hex(frame.id + (frame.idKind === 'error' ? 0x20000000 : 0), 8);
      const count = frame.fd ? `[${String(frame.length).padStart(2, '0')}]` : ` [${frame.length}]`;
      return ` (${time(frame).toFixed(6)})  can${frame.port}  ${frame.direction ?? 'RX'} ${flags}  ${id}  ${count}  ${frame.remote ? 'remote request' : bytes(frame)}`;
    },
    loses: (frame) => ({ port: `can${frame.port}` }),
  },
  {
    ...all,
    name: 'Vector ASC, base hex',
    format: 'Vector ASC',
    head: [
      'date Sat Nov 22 01:35:00.000 2025',
      'base hex  timestamps absolute',
      'internal events logged',
      'Begin Triggerblock',
      ' 0.000000 Start of measurement',
    ],
    line: ascLine(16),
    loses: plainError,
  },
  {
    ...all,
    name: 'Vector ASC, base dec',
    format: 'Vector ASC',
    head: ['date Sat Nov 22 01:35:00.000 2025', 'base dec  timestamps absolute', 'no internal events logged', '// version 13.0.0'],
    line: ascLine(10),
    loses: plainError,
  },
  {
    ...all,
    fd: false,
    name: 'PEAK TRC 1.1',
    format: 'PEAK TRC',
    head: [';$FILEVERSION=1.1', ';$STARTTIME=45983.06', ';---+--   ----+----  --+--'],
    line: (frame, number) =>
      frame.idKind === 'error'
        ? `${String(number).padStart(6)}) ${milliseconds(frame)}  Error  0002  3  00 01 02`
        : `${String(number).padStart(6)}) ${milliseconds(frame)}  ${way(frame)}   ${trcId(frame).padStart(8)}  ${frame.length}  ${frame.remote ? 'RTR' : bytes(frame)}`,
    loses: (frame) => ({ port: '', ...plainError(frame) }),
  },
  {
    ...all,
    fd: false,
    name: 'PEAK TRC 1.3',
    format: 'PEAK TRC',
    head: [';$FILEVERSION=1.3', ';---+-- ------+------ +- --+-- ----+--- +- -+-- -+ -- --'],
    line: (frame, number) =>
      frame.idKind === 'error'
        ? `${number}) ${milliseconds(frame)} ${frame.port}  Error 0002 -  3    00 01 02`
        : `${number}) ${milliseconds(frame)} ${frame.port}  ${way(frame)}  ${trcId(frame).padStart(8)} -  ${frame.length}    ${frame.remote ? 'RTR' : bytes(frame)}`,
    loses: plainError,
  },
  ...['N,O,T,B,I,d,R,L,D', 'N,O,T,I,d,l,D'].map((columns): FormatWriter => ({
    ...all,
    name: `PEAK TRC 2 with the columns ${columns}`,
    format: 'PEAK TRC',
    head: [`;$FILEVERSION=2.${columns.includes('B') ? 1 : 0}`, `;$COLUMNS=${columns}`, ';'],
    line: (frame, number) => {
      const fd = frame.rateSwitch ? (frame.errorState ? 'BI' : 'FB') : frame.errorState ? 'FE' : 'FD';
      const type = frame.idKind === 'error' ? 'ER' : frame.remote ? 'RR' : frame.fd ? fd : 'DT';
      const cells: Readonly<Record<string, string>> = {
        N: String(number),
        O: milliseconds(frame),
        T: type,
        B: frame.port,
        I: frame.idKind === 'error' ? '-' : trcId(frame),
        d: way(frame),
        R: '-',
        l: String(frame.length),
        L: String(code(frame)),
        D: frame.remote ? '' : bytes(frame),
      };
      return columns
        .split(',')
        .map((letter) => cells[letter])
        .join(' ');
    },
    loses: (frame) => ({ ...(columns.includes('B') ? {} : { port: '' }), ...plainError(frame) }),
  })),
  {
    ...all,
    name: 'python-can on the screen',
    format: 'messages of python-can',
    line: (frame) => {
      const id = frame.id.toString(16).padStart(isExtended(frame) ? 8 : 3, '0');
      const flags = [
        isExtended(frame) ? 'X' : 'S',
        way(frame),
        frame.idKind === 'error' ? 'E' : ' ',
        frame.remote ? 'R' : ' ',
        frame.fd ? 'F' : ' ',
        frame.rateSwitch ? 'BS' : '  ',
        frame.errorState ? 'EI' : '  ',
      ].join(' ');
      return `Timestamp: ${time(frame).toFixed(6).padStart(15)}    ID: ${id.padStart(8)}    ${flags}    DL: ${String(frame.length).padStart(2)}    ${frame.remote ? '' : bytes(frame).toLowerCase()}     Channel: can${frame.port}`;
    },
    loses: (frame) => ({ port: `can${frame.port}` }),
  },
  {
    ...all,
    name: 'CSV of python-can',
    format: 'a table, separated by commas',
    head: ['timestamp,arbitration_id,extended,remote,error,dlc,data'],
    line: (frame) =>
      `${time(frame)},0x${frame.id.toString(16)},${isExtended(frame) ? 1 : 0},${frame.remote ? 1 : 0},${frame.idKind === 'error' ? 1 : 0},${frame.length},${Buffer.from(frame.data).toString('base64')}`,
    loses: ({ length }) => ({ port: '', direction: null, fd: length > 8, rateSwitch: null, errorState: null }),
  },
  {
    ...all,
    name: 'a table whose head states base and unit',
    format: 'a table, separated by tabs',
    head: ['time_ms\tid_hex\text\trtr\terr\tfd\tbrs\tesi\tdir\tchannel\tlen\tdata_hex'],
    line: (frame) => {
      const flags = [isExtended(frame), frame.remote, frame.idKind === 'error', frame.fd, frame.rateSwitch, frame.errorState];
      return [
        milliseconds(frame),
        hex(frame.id, 1),
        ...flags.map((flag) => (flag ? 1 : 0)),
        way(frame),
        frame.port,
        frame.length,
        bytes(frame),
      ].join('\t');
    },
  },
  {
    ...all,
    error: false,
    name: 'slcan',
    format: 'slcan',
    line: (frame) => {
      const kind = frame.remote ? 'r' : frame.fd ? (frame.rateSwitch ? 'b' : 'd') : 't';
      const id = hex(frame.id, isExtended(frame) ? 8 : 3);
      return `${isExtended(frame) ? kind.toUpperCase() : kind}${id}${hex(code(frame), 1)}${frame.remote ? '' : bytes(frame, '')}`;
    },
    loses: () => ({ port: '', direction: null, time: null, errorState: null }),
  },
];

/** Every format that the bench reads, as its own programs write it. */
export const writers: readonly FormatWriter[] = known.map((writer) => ({ ...writer, loses: writer.loses ?? nothing }));
