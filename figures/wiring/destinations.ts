import type { TableRow } from '../tables/tableRow';

/** Several names in a sentence: "1", "1 or 2". */
const either = (names: readonly string[]): string => [...new Set(names)].join(' or ');

/** Where a plug goes, as the table of connections says: "hub, slot 1 or 2", "J4, rear port". */
export function destination(connections: readonly TableRow[], cable: string, ref: string): string {
  const rows = connections.filter((row) => row.text('cable') === cable && row.text('ref') === ref);
  if (rows.length === 0) throw new Error(`wiring-connections.csv does not say where plug "${cable} ${ref}" goes.`);
  const ports = rows.map((row) => row.text('port'));
  const device = either(rows.map((row) => row.text('device')));
  const words = new Set(ports.map((port) => port.replace(/ \d$/, '')));
  const [word] = words;
  return `${device}, ${words.size === 1 && word !== ports[0] ? `${word} ${either(ports.map((port) => port.slice(-1)))}` : either(ports)}`;
}
