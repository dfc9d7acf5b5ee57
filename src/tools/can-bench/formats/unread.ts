import { readLine } from './candump';
import type { ReadNext } from './lines';

/** A format that is recognized but not supported, with a remedy for the reader. */
export interface UnreadFormat {
  readonly name: string;
  readonly sign: RegExp;
  readonly remedy: string;
}

const bySavvyCan = 'Open it in SavvyCAN and save it as “Candump/Kayak (*.log)”.';

const byPythonCan = (ending: string, packages = 'python-can'): string =>
  `Convert it: pip install ${packages}, then python3 -m can.logconvert run.${ending} run.log`;

/** Unsupported formats. Binary files are recognized by their first bytes. */
export const unreadFormats: readonly UnreadFormat[] = [
  {
    name: 'a BUSMASTER log',
    sign: /^-?\*\*\*(?:BUSMASTER|\[START LOGGING SESSION\]|PROTOCOL CAN)|^\d{1,2}:\d{1,2}:\d{1,2}:\d{3,4}\s+(?:Rx|Tx)\s+\d+\s+0x[\dA-F]+\s/i,
    remedy: bySavvyCan,
  },
  {
    name: "a log of Microchip's CAN BUS Analyzer",
    sign: /^\s*Microchip Technology Inc\.|^[\d.]+;(?:RX|TX);0x[\dA-F]+;\d+(?:;0x[\dA-F]{1,2})*;?\s*$/i,
    remedy: bySavvyCan,
  },
  { name: 'a CRTD log', sign: /^\d+\.\d+\s+\d?(?:[RT](?:11|29)|C(?:XX|EV|VR|ER|BC|P?ST))\s/, remedy: bySavvyCan },
  {
    name: "SavvyCAN's CSV of IDs and data",
    sign: /^\s*ID,Data Bytes\b|^[\dA-F]{3,8},(?:[\dA-F]{2} )*[\dA-F]{2} ?$/i,
    remedy: 'It has no times. Save the log as “GVRET Logs (*.csv)” or “Candump/Kayak (*.log)” instead.',
  },
  {
    name: 'a list of tshark or Wireshark',
    sign: /^\s*\d+\s+\d+\.\d+\s.*\bCAN(?:FD)?\s+\d+\s+(?:STD|XTD|EXT|ERR):\s*0x/,
    remedy: 'Record the bus with candump instead: candump -L can0 > run.log',
  },
  { name: 'a BLF file of Vector', sign: /^LOGG/, remedy: byPythonCan('blf') },
  { name: 'an MDF file', sign: /^(?:MDF {5}|UnFinMF )/, remedy: byPythonCan('mf4', "'python-can[mf4]'") },
  { name: 'a database of python-can', sign: /^SQLite format 3/, remedy: byPythonCan('db') },
  {
    name: 'a capture of Wireshark or tcpdump',
    sign: /^\n\r\r\n/,
    remedy: 'Record the bus with candump instead: candump -L can0 > run.log',
  },
  // oxlint-disable-next-line no-control-regex -- zip and gzip signatures contain control characters
  { name: 'a compressed file', sign: /^(?:\u001f[\ufffd\u008b]|PK\u0003\u0004)/, remedy: 'Unpack it first.' },
  { name: "a list of Kvaser's CanKing", sign: /^\s*Chn\s+Identifier\s+Flg\s+DLC/i, remedy: bySavvyCan },
  { name: 'a CSV of Vehicle Spy', sign: /^\s*Line,Abs Time\(Sec\)/i, remedy: bySavvyCan },
  { name: 'a log of IXXAT', sign: /^\s*"?ASCII Trace IXXAT/i, remedy: bySavvyCan },
  { name: 'a CSV of Cabana', sign: /^time,addr,bus,data\b/i, remedy: bySavvyCan },
  { name: 'a trace of CANHacker', sign: /^Time\s+ID\s+DLC\s+Data\s+Comment/i, remedy: bySavvyCan },
];

/** Creates a reader that reports an unsupported format on the first line, and still reads candump's lines in it. */
export function unreadReader({ name, remedy }: UnreadFormat): ReadNext {
  let isSaid = false;
  return (line) => {
    const read = readLine(line);
    if (!('mistake' in read)) return read;
    const mistake = isSaid ? `Also of ${name}.` : `This is ${name}, which the bench doesn't read. ${remedy}`;
    isSaid = true;
    return { mistake };
  };
}
