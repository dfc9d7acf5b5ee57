/** A kind of text or file that isn't read, with what to do instead. */
export interface Unread {
  /** What it is, as the end of a sentence. */
  readonly name: string;
  readonly sign: RegExp;
  readonly remedy: string;
}

const byPythonCan = (ending: string, packages = 'python-can'): string =>
  `Convert it: pip install ${packages}, then python3 -m can.logconvert run.${ending} run.log`;

const byEcho = 'Play it: ros2 bag play FILE, and in another terminal: ros2 topic echo --csv /from_can_bus > run.csv. The bench reads that.';

const byTshark =
  'Convert it: tshark -r FILE -T fields -E header=y -E separator=, -e frame.time_epoch -e can.id -e can.len -e data.data > run.csv';

const byHand =
  'Write its frames as lines such as 011#1183277FF7FF0000, or as a table whose head states units and bases: time_s,id_hex,data_hex.';

const bySaving = `Save the messages there as Vector ASC or PEAK TRC. ${byHand}`;

/* oxlint-disable no-control-regex -- signatures contain control characters */
/** Files that begin with these characters. A line end of the terminal may be another one. */
export const binaryFormats: readonly Unread[] = [
  { name: 'a BLF file of Vector', sign: /^LOGG/, remedy: byPythonCan('blf') },
  { name: 'an MDF file', sign: /^(?:MDF {5}|UnFinMF )/, remedy: byPythonCan('mf4', "'python-can[mf4]'") },
  { name: 'an MCAP file, a recording of ROS 2', sign: /^.?MCAP/, remedy: byEcho },
  { name: 'a database of python-can', sign: /^SQLite format 3[\s\S]*CREATE TABLE messages\s*\(ts/i, remedy: byPythonCan('db') },
  { name: 'an SQLite database: a bag of ROS 2, if it ends in .db3', sign: /^SQLite format 3/, remedy: byEcho },
  {
    name: 'a capture of Wireshark or tcpdump (pcapng)',
    sign: /^[\r\n]{2,4}[\s\S]{4}(?:M<\+\u001a|\u001a\+<M)|^\n\r\r\n/,
    remedy: byTshark,
  },
  { name: 'a capture of tcpdump (pcap)', sign: /^(?:\ufffdò\ufffd\u0002|M<\ufffd{2}\u0002|\ufffd{4}\u0000\u0002)/, remedy: byTshark },
  { name: 'a binary log of Vehicle Spy (.vsb)', sign: /^icsbin/, remedy: 'Save the messages as CSV in Vehicle Spy.' },
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
  { name: 'an XML file', sign: /^\s*<(?:\?xml|AUTOSAR|NetworkDefinition|fx:FIBEX)[\s>]/, remedy: describes },
  {
    name: 'a dump of registers',
    sign: /^(?=.*\b(?:rid|register|reg)(?:_|\b))(?=.*\bvalue\b)[^;,\t]+[;,\t]/i,
    remedy: 'It holds no frames. The tab “Registers” says what each one means.',
  },
  {
    name: 'a hex dump',
    sign: /^\s*0(?:x0{4}|0{6,7}):? {1,2}(?:[\da-f]{2} |[\da-f]{4} )/i,
    remedy: 'Its numbers in front are addresses, not IDs. Export the recording as text.',
  },
  { name: 'a list of Wireshark', sign: /\b(?:STD|XTD): 0x[\da-f]+|\bID: \d+ \(0x[\da-f]+\)/, remedy: byTshark },
  {
    name: 'the output of ros2 topic echo',
    sign: /^(?:header:|is_rtr: \w+|\s+nanosec: \d+)\s*$/,
    remedy: 'Add --csv to the command: ros2 topic echo --csv /from_can_bus > run.csv',
  },
  {
    name: 'a log of SavvyCAN (GVRET)',
    sign: /^\s*time stamp,id,extended,|^\s*\d+,[\da-f]{8},(?:true|false),(?:rx|tx),/i,
    remedy: bySaving,
  },
  { name: 'a log of Saleae Logic', sign: /identifier_field|^time \[s\],packet,type,identifier/i, remedy: byHand },
  { name: 'a log of BUSMASTER', sign: /^\*\*\*BUSMASTER|<CAN ID><Type>/, remedy: bySaving },
  { name: 'a log of Vehicle Spy', sign: /^line,abs time\(sec\)/i, remedy: bySaving },
  { name: 'a log of Kvaser CanKing', sign: /^chn identifier\s+flg/i, remedy: bySaving },
  { name: 'a log of Cabana', sign: /^time,addr,bus,data/, remedy: byHand },
  { name: 'a log of Microchip’s CAN BUS Analyzer', sign: /microchip technology/i, remedy: byHand },
  { name: 'a log of ZLG CANTest', sign: /系统时间.*帧类型|,x\| [\dA-F]{2} /, remedy: byHand },
  { name: 'a table of asammdf', sign: /CAN_DataFrame/, remedy: byHand },
  { name: 'a list of tuples, as panda prints them', sign: /[([]\s*(?:0x[\da-f]+|\d+)\s*,.*\bb(?:ytearray\(b)?['"]/i, remedy: byHand },
  { name: 'JSON', sign: /^\s*[[{]+\s*"\w+"\s*:/, remedy: byHand },
  {
    name: 'values with names',
    sign: /\b(?:ID|identifier)\b["']?\s*[:=]\s*(?:0x)?[\da-f]+h?\b|^\s*(?:Data|DLC)\s*[:=]\s*[\da-f]/i,
    remedy: byHand,
  },
];
