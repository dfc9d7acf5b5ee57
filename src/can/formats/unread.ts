/** A kind of text or file that holds no frames, or that isn't read, with what to do instead. */
export interface Unread {
  /** What it is, as the end of a sentence. */
  readonly name: string;
  readonly sign: RegExp;
  readonly remedy: string;
}

const byPythonCan = (ending: string, packages = 'python-can'): string =>
  `Convert it: pip install ${packages}, then python3 -m can.logconvert run.${ending} run.log`;

/** What to do with a bag of ROS 2. */
const byEcho = 'Play it: ros2 bag play FILE, and in another terminal: ros2 topic echo --csv /from_can_bus > run.csv. The bench reads that.';

const byTshark =
  'Convert it: tshark -r FILE -T fields -E header=y -E separator=, -e frame.time_epoch -e can.id -e can.len -e data.data > run.csv';

/* oxlint-disable no-control-regex -- signatures contain control characters */
/** Files that begin with these characters. A line end of the terminal may be another one. */
export const binaryFormats: readonly Unread[] = [
  { name: 'a BLF file of Vector', sign: /^LOGG/, remedy: byPythonCan('blf') },
  { name: 'an MDF file', sign: /^(?:MDF {5}|UnFinMF )/, remedy: byPythonCan('mf4', "'python-can[mf4]'") },
  { name: 'an MCAP file, a recording of ROS 2', sign: /^.?MCAP/, remedy: byEcho },
  { name: 'a database of python-can', sign: /^SQLite format 3[\s\S]*CREATE TABLE messages\s*\(ts/i, remedy: byPythonCan('db') },
  {
    name: 'an SQLite database: a bag of ROS 2, if it ends in .db3',
    sign: /^SQLite format 3/,
    remedy: `${byEcho} If python-can wrote it: python3 -m can.logconvert run.db run.log`,
  },
  {
    name: 'a bag of ROS 1',
    sign: /^#ROSBAG V/,
    remedy: 'Play it: rosbag play FILE, and in another terminal: rostopic echo -p /received_messages > run.csv',
  },
  {
    name: 'a capture of Wireshark or tcpdump (pcapng)',
    sign: /^[\r\n]{2,4}[\s\S]{4}(?:M<\+\u001a|\u001a\+<M)|^\n\r\r\n/,
    remedy: byTshark,
  },
  { name: 'a capture of tcpdump (pcap)', sign: /^(?:\ufffdò\ufffd\u0002|M<\ufffd{2}\u0002|\ufffd{4}\u0000\u0002)/, remedy: byTshark },
  {
    name: 'a binary log of Vehicle Spy (.vsb)',
    sign: /^icsbin/,
    remedy: 'Save the messages as CSV in Vehicle Spy.',
  },
  {
    name: 'a workbook of a table program',
    sign: /^PK\u0003\u0004[\s\S]*(?:\[Content_Types\]|xl\/|content\.xml)/,
    remedy: 'Save it as CSV (UTF-8).',
  },
  {
    name: 'a compressed file',
    sign: /^(?:\u001f[\ufffd\u008b]|PK\u0003\u0004|BZh|\ufffd?7zXZ|\(\ufffd\/\ufffd)/,
    remedy: 'Unpack it first.',
  },
];

/* oxlint-enable no-control-regex */

const describes = 'It describes signals and holds no frames. Open the recording itself.';

/** Texts of which a line shows what they are. */
export const textFormats: readonly Unread[] = [
  { name: 'a DBC file', sign: /^(?:VERSION\s+"|NS_\s*:|BS_\s*:|BO_\s+\d+\s|BU_\s*:)/, remedy: describes },
  { name: 'a symbol file of PEAK', sign: /^FormatVersion=\d.*PCAN|^\{(?:SEND|RECEIVE|SENDRECEIVE)\}/i, remedy: describes },
  { name: 'a description of a network', sign: /<(?:AUTOSAR|NetworkDefinition|fx:FIBEX)[\s>]/, remedy: describes },
  {
    name: 'a hex dump',
    sign: /^0{7,8}:? {1,2}(?:(?:[\da-f]{2} {1,2}){16}|(?:[\da-f]{4} ){8})/i,
    remedy: 'The numbers at the beginning of its lines are addresses, not IDs. Export the recording as text instead.',
  },
  { name: 'an XML file', sign: /^\s*<\?xml\s/, remedy: 'Export the recording as text, CSV or ASC.' },
  {
    name: 'a list of Wireshark without the bytes',
    sign: /\bID: \d+ \(0x[\da-f]+\), Length: \d+"?\s*$/i,
    remedy: byTshark,
  },
];

/** Heads of a dump of registers, with the number or the name of a register, and its value. */
const registerHead = /^(?=.*\b(?:rid|register|reg)(?:_|\b))(?=.*\bvalue\b)[^;,\t]+[;,\t]/i;

/** Words for the rows of a dump of registers; null if a line isn't the head of one. */
export function registerDump(head: string): ((line: string) => string) | null {
  if (!registerHead.test(head)) return null;
  const separator = ['\t', ';', ','].find((one) => head.includes(one)) ?? ',';
  const names = head
    .toLowerCase()
    .split(separator)
    .map((name) => name.replaceAll('"', '').trim());
  const at = (sign: RegExp): number => names.findIndex((name) => sign.test(name));
  const [motor, number, name, value, status] = [
    at(/^node|^motor|^joint/),
    at(/^(?:rid|reg)(?!.*name)/),
    at(/(?:rid|reg).*name|^name$/),
    at(/^value$/),
    at(/status/),
  ];
  return (line) => {
    const cells = line.split(separator).map((cell) => cell.replaceAll('"', '').trim());
    const [register, title] = [cells[number] ?? '', cells[name] ?? ''];
    const read = cells[value] === undefined || cells[value] === '' ? `no value${cells[status] ? `, ${cells[status]}` : ''}` : cells[value];
    return `${[cells[motor], 'register', register, title].filter((text) => text !== undefined && text !== '').join(' ')}: ${read}`;
  };
}
