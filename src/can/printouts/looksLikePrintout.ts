// The finder is a part of every page's scripts, so this stays small: the patterns of `tools.ts` load with the judge.
const signs =
  /Querying all registers for|\bMOTOR ID: 0x|Parameter +R\/W| {2}R[WO] +(?:float|uint32) |node_name,node_id_hex|motor-config .*type=damiao|DISCOVERY (?:MODE|SUMMARY)|\(Code: \d+\)$|OpenArm CAN diagnostics|^\[(?:arm#\d|gripper)\] |OpenArm Motor Control Script|^Queried Master ID|OPENARM (?:HEALTH CHECK|MONITOR)|^ID +Pos\(rad\)|>>> Action: \w+ABLING|State change confirmed|^CAN (?:Motor|Speed) Test$|^ *Motor 0x\w+ \(\w+\): [✓✗]|^(?:command|state) interfaces$|^\t\S+ \[(?:un)?available|\/\w+\]?[ \t]+\S*(?:active|unconfigured|finalized)\b/m;

/** Letters in which the beginning of a printout is looked for. */
const headLetters = 50_000;

/** Whether a text may hold the printout of a tool. Cheap, so that judge and tables load only for texts that do. */
export const looksLikePrintout = (text: string): boolean => signs.test(text.slice(0, headLetters).replaceAll('\r\n', '\n'));
