/** A kind of text or file that isn't read: what it is, as the end of a sentence, its sign, and what to do instead. */
export type Unread = readonly [name: string, sign: RegExp, remedy: string];

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
  ['a BLF file of Vector', /^LOGG/, byPythonCan('blf')],
  ['an MDF file', /^(?:MDF {5}|UnFinMF )/, byPythonCan('mf4', "'python-can[mf4]'")],
  ['an MCAP file, a recording of ROS 2', /^.?MCAP/, byEcho],
  ['a database of python-can', /^SQLite format 3[\s\S]*CREATE TABLE messages\s*\(ts/i, byPythonCan('db')],
  ['an SQLite database: a bag of ROS 2, if it ends in .db3', /^SQLite format 3/, byEcho],
  ['a capture of Wireshark or tcpdump (pcapng)', /^[\r\n]{2,4}[\s\S]{4}(?:M<\+\u001a|\u001a\+<M)|^\n\r\r\n/, byTshark],
  ['a capture of tcpdump (pcap)', /^(?:\ufffdò\ufffd\u0002|M<\ufffd{2}\u0002|\ufffd{4}\u0000\u0002)/, byTshark],
  ['a binary log of Vehicle Spy (.vsb)', /^icsbin/, 'Save the messages as CSV in Vehicle Spy.'],
  ['a workbook of a table program', /^PK\u0003\u0004[\s\S]*(?:\[Content_Types\]|xl\/|content\.xml)/, 'Save it as CSV (UTF-8).'],
  ['a compressed file', /^(?:\u001f[\ufffd\u008b]|PK\u0003\u0004|BZh|\ufffd?7zXZ|\(\ufffd\/\ufffd)/, 'Unpack it first.'],
];
/* oxlint-enable no-control-regex */

const describes = 'It describes signals and holds no frames. Open the recording itself.';

/** Texts of which a line shows what they are. */
export const textFormats: readonly Unread[] = [
  ['a DBC file', /^(?:VERSION\s+"|NS_\s*:|BS_\s*:|BO_\s+\d+\s|BU_\s*:)/, describes],
  ['a symbol file of PEAK', /^FormatVersion=\d.*PCAN|^\{(?:SEND|RECEIVE|SENDRECEIVE)\}/i, describes],
  ['an XML file', /^\s*<(?:\?xml|AUTOSAR|NetworkDefinition|fx:FIBEX)[\s>]/, describes],
  [
    'a dump of registers',
    /^(?=.*\b(?:rid|register|reg)(?:_|\b))(?=.*\bvalue\b)[^;,\t]+[;,\t]/i,
    'It holds no frames. The tab “Registers” says what each one means.',
  ],
  [
    'a hex dump',
    /^\s*0(?:x0{4}|0{6,7}):? {1,2}(?:[\da-f]{2} |[\da-f]{4} )/i,
    'Its numbers in front are addresses, not IDs. Export the recording as text.',
  ],
  ['a list of Wireshark', /\b(?:STD|XTD): 0x[\da-f]+|\bID: \d+ \(0x[\da-f]+\)/, byTshark],
  [
    'the output of ros2 topic echo',
    /^(?:header:|is_rtr: \w+|\s+nanosec: \d+)\s*$/,
    'Add --csv to the command: ros2 topic echo --csv /from_can_bus > run.csv',
  ],
  ['a log of SavvyCAN (GVRET)', /^\s*time stamp,id,extended,|^\s*\d+,[\da-f]{8},(?:true|false),(?:rx|tx),/i, bySaving],
  ['a log of Saleae Logic', /identifier_field|^time \[s\],packet,type,identifier/i, byHand],
  ['a log of BUSMASTER', /^\*\*\*BUSMASTER|<CAN ID><Type>/, bySaving],
  ['a log of Vehicle Spy', /^line,abs time\(sec\)/i, bySaving],
  ['a log of Kvaser CanKing', /^chn identifier\s+flg/i, bySaving],
  ['a log of Cabana', /^time,addr,bus,data/, byHand],
  ['a log of Microchip’s CAN BUS Analyzer', /microchip technology/i, byHand],
  ['a log of ZLG CANTest', /系统时间.*帧类型|,x\| [\dA-F]{2} /, byHand],
  ['a table of asammdf', /CAN_DataFrame/, byHand],
  ['a list of tuples, as panda prints them', /[([]\s*(?:0x[\da-f]+|\d+)\s*,.*\bb(?:ytearray\(b)?['"]/i, byHand],
  ['JSON', /^\s*[[{]+\s*"\w+"\s*:/, byHand],
  ['values with names', /\b(?:ID|identifier)\b["']?\s*[:=]\s*(?:0x)?[\da-f]+h?\b|^\s*(?:Data|DLC)\s*[:=]\s*[\da-f]/i, byHand],
];
