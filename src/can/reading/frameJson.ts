import type { AskedRegisters } from './readFrame';
import type { KnownBus } from './bus';
import type { Reading } from './reading';
import { hexText, idText } from '../formats/frame';
import type { LineFrame, LineResult } from '../formats/lines';

/** JSON can't represent NaN and infinity. */
const jsonValue = (value: number | string): number | string =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** Short names of fields, as in the columns of the test vectors. `error` is renamed, because lines that can't be read use it. */
const shortNames: Readonly<Record<string, string>> = {
  idNibble: 'id_nibble',
  driverTemperature: 't_mos',
  rotorTemperature: 't_rotor',
  error: 'bus_error',
};

const nameOf = (name: string): string => shortNames[name] ?? name;

const readingJson = ({ kind, motorId, motor, fields, notes }: Reading) => ({
  kind,
  ...(motorId === null ? {} : { motor: motorId }),
  ...(motor ? { joint: motor.joint, type: motor.type } : {}),
  ...Object.fromEntries(fields.filter(({ name }) => name !== 'motor').map(({ name, value }) => [nameOf(name), jsonValue(value)])),
  ...Object.fromEntries(fields.flatMap(({ name, words }) => (words === undefined ? [] : [[`${nameOf(name)}_words`, words] as const]))),
  ...(notes.length > 0 ? { notes } : {}),
});

function frameJson({ frame, note, danger }: LineFrame, line: number, bus: KnownBus, asked: AskedRegisters): object {
  const [first, ...others] = asked.read(frame, bus).readings;
  return {
    line,
    ...(frame.port === '' ? {} : { port: frame.port }),
    ...(frame.timestamp === '' ? {} : { timestamp: frame.timestamp }),
    ...(frame.direction === null ? {} : { direction: frame.direction }),
    id: idText(frame),
    ...(frame.idKind === 'standard' ? {} : { id_kind: frame.idKind }),
    ...(frame.remote ? { remote: true } : {}),
    fd: frame.fd,
    ...(frame.rateSwitch === null ? {} : { brs: frame.rateSwitch, esi: frame.errorState }),
    length: frame.length,
    data: hexText(frame.data),
    ...(note === undefined ? {} : { note }),
    ...(danger === undefined ? {} : { danger }),
    ...readingJson(first),
    ...(others.length > 0 ? { or: others.map(readingJson) } : {}),
  };
}

/** JSON objects for a line: one per frame, or an error; none for a line without content. Values are in rad, rad/s, N·m and °C. */
export function lineJson(read: LineResult, line: number, bus: KnownBus, asked: AskedRegisters): object[] {
  if ('frame' in read) return [frameJson(read, line, bus, asked)];
  if ('mistake' in read) return [{ line, error: read.mistake }];
  if ('status' in read) return [{ line, kind: 'status', status: read.status, words: read.words }];
  if ('skipped' in read) return [];
  const frames = read.several.map((one) => frameJson(one, line, bus, asked));
  return read.note === undefined ? frames : frames.map((one, index) => (index === 0 ? { note: read.note, ...one } : one));
}
