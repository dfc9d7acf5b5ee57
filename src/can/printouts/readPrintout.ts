import type { MotorSetting } from './settings';
import { positionLine } from './settings';
import { terminalLines, toolBegunBy } from './tools';
import type { PrintingTool } from './tools';

/** What a printout says of one motor. */
export interface PrintedMotor {
  /** ID under which the tool asked. */
  readonly id: number;
  /** Receive ID that the tool listened to; null if it isn't printed. */
  readonly receiveId: number | null;
  readonly isSilent: boolean;
  /** Numbers by the name that `show_param` prints. */
  readonly values: ReadonlyMap<string, number>;
}

/** A printout of one tool. */
export interface Printout {
  readonly tool: PrintingTool;
  /** Port that it names; empty if none. */
  readonly port: string;
  readonly motors: readonly PrintedMotor[];
  /** Its lines that were read, without escape codes. */
  readonly lines: readonly string[];
}

interface OpenMotor {
  id: number;
  receiveId: number | null;
  isSilent: boolean;
  values: Map<string, number>;
}

interface OpenPrintout {
  tool: PrintingTool;
  port: string;
  motors: OpenMotor[];
  lines: string[];
}

/** Lines that frame a printout, say what it does, or call a tool at a prompt. */
const framing =
  /^[=\-─]{5,}$|^>>> |^Parameter\s+R\/W|^\s*$|possible causes|^\s+- |^(?:Hints|Reading|Initializing|CAN [Ii]nterface|Requested mode|Interface mode|Mode|Testing motors|Send CAN ID|Receive CAN ID|CAN-FD Enabled)\b|^\s*•|^\s*Mode:|\[Timing\]|Scanning Range|^\[[=> ]+\]|^Send ID\s+Recv|Run 'can_configure'|e\.g\. openarm-can|^ RESTORING|Restoring can|is ready:|^\s+(?:Interface|Motors|Interval|Duration|Ctrl\+C)\s+:|OPENARM |^OpenArm CAN diagnostics|Motors are currently|^Summary$|Total motors found|^\s+Summary:|^can\d+: (?:UP|DOWN|Running)|^=== |^CAN (?:Motor|Speed) Test$|Running speed test|^\s+\d\. |No motors found! Check|^\s*(?:\([^()]*\) )?(?:[\w.-]+@[\w.-]+:[^$#]*)?[$#] *(?:(?:sudo )?(?:openarm-can\S*|lerobot-setup-can|axol|ros2)\b.*)?$/;

/** Longer lines are no tool's. */
const longestLine = 400;

const hex = (text = ''): number => Number.parseInt(text, 16);

/** Takes what a pattern has found in a line. Returns false if the line belongs to no motor. */
type Take = (found: readonly string[], open: OpenPrintout, settings: readonly MotorSetting[]) => unknown;

const add = ({ motors }: OpenPrintout, id: number, receiveId: number | null = null, isSilent = false): OpenMotor => {
  const motor: OpenMotor = { id, receiveId, isSilent, values: new Map() };
  motors.push(motor);
  return motor;
};

const sameOrNew = (open: OpenPrintout, id: number, receiveId: number | null = null): OpenMotor =>
  open.motors.find((one) => one.id === id) ?? add(open, id, receiveId);

const set = ({ motors }: OpenPrintout, name: string, value: number): boolean => motors.at(-1)?.values.set(name, value) !== undefined;

const printedName = (name: string, settings: readonly MotorSetting[]): string =>
  settings.find((setting) => setting.name.toUpperCase() === name.toUpperCase())?.printed ?? name;

/** Number of a motor in `arm#3` of the diagnosis, which counts from 0; the gripper has none. */
const diagnosed = (place: string | undefined): number => (place === undefined ? 8 : Number(place) + 1);

const takeNothing: Take = () => true;

/** Patterns of each tool's lines, and what is taken from them. */
const readers: Readonly<Record<PrintingTool, readonly (readonly [RegExp, Take])[]>> = {
  show_param: [
    [/^ ?MOTOR ID: 0x([0-9a-f]+) \(Response ID: 0x([0-9a-f]+)\)/i, ([id, receive], open) => add(open, hex(id), hex(receive))],
    [/NO RESPONSE FROM MOTOR/, (_found, { motors }) => Object.assign(motors.at(-1) ?? {}, { isSilent: true }) === motors.at(-1)],
    [
      /^(\S.*?)\s{2,}(?:RW|RO|\?\?)\s+\S+\s+.*?\s{2,}(-?[\d.]+(?:e[+-]?\d+)?)(?: \([^)]*\))?$/i,
      ([name = '', value], open) => set(open, name, Number(value)),
    ],
    [/Failed to read parameters/, takeNothing],
  ],
  registers: [
    [
      /^[^,]*,(?:0x)?([0-9a-f]+),(?:0x)?([0-9a-f]*),[^,]*,([^,]*),[^,]*,[^,]*,[^,]*,([^,]*),[^,]*,([^,]*)/i,
      ([id, receive, name = '', status, value], open, settings) => {
        const own = sameOrNew(open, hex(id), hex(receive));
        if (status === 'OK' && value) own.values.set(printedName(name, settings), Number(value));
      },
    ],
    [/^node_name,/, takeNothing],
  ],
  axol: [
    [/type=damiao\s+id=0x([0-9a-f]+)/i, ([id], open) => add(open, hex(id))],
    [
      /^\s+([A-Z_\d]+)\s+(-?[\d.]+)/,
      // The dump prints the timeout in ms, the register counts 50 µs.
      ([name = '', value], open, settings) => set(open, printedName(name, settings), Number(value) * (name === 'TIMEOUT' ? 20 : 1)),
    ],
  ],
  discover: [
    [
      /^0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+.*\(Code: (\d+)\)$/i,
      ([id, receive, code], open) => add(open, hex(id), hex(receive)).values.set('CAN Baudrate', Number(code)),
    ],
    [/No motors detected|DISCOVERY SUMMARY|interface is now configured at|Failed to restore/, takeNothing],
  ],
  diagnosis: [
    [
      /^\[(?:arm#(\d)|gripper)\] queried_mst_id: (-?\d+)\s+queried_br: (-?\d+)/,
      ([place, receive, rate], open) =>
        add(open, diagnosed(place)).values.set('Master ID', Number(receive)).set('CAN Baudrate', Number(rate)),
    ],
    [/^\[(?:arm#(\d)|gripper)\] id=0x\w+ -> NG/, ([place], open) => add(open, diagnosed(place), null, true)],
    [/^(?:NG: failed IDs|OK: all motors responded|WARNING: requested mode)/, takeNothing],
  ],
  'motor-check': [
    [/^Send CAN ID: (\d+)/, ([id], open) => sameOrNew(open, Number(id))],
    [
      /^Queried (Master ID|Baudrate|Control Mode)[^:]*(?:\(.*\))?: (-?\d+)$/,
      ([name = '', value], open) => {
        const last = open.motors.at(-1);
        if (last && value === '-1') last.isSilent = true;
        return set(open, name === 'Baudrate' ? 'CAN Baudrate' : name, Number(value));
      },
    ],
    [
      /^(?:Warning: Queried|Error: Queried|✓ Master ID|=== (?:En|Dis)abling|--- Refresh|Motor ID:|\s+(?:Position|Velocity|Torque|Temperature))/,
      takeNothing,
    ],
  ],
  monitor: [
    [
      /^0x([0-9a-f]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)$/i,
      ([id, position, ...others], open) => {
        const own = sameOrNew(open, hex(id));
        own.values.set(positionLine, Number(position));
        own.isSilent = Number(position) === 0 && others.every((other) => Number(other) === 0);
      },
    ],
    [/^ID\s+Pos\(rad\)|DISARMED/, takeNothing],
  ],
  'state-change': [[/State change confirmed|No response from motor/, takeNothing]],
  'lerobot-test': [
    [/^\s*Motor 0x([0-9a-f]+) \(\w+\): ([✓✗])/i, ([id, mark], open) => add(open, hex(id), null, mark === '✗')],
    [
      /Response 0x([0-9a-f]+)(?: \[FD\])?: ([0-9a-f]{16})/i,
      ([receive, bytes], open) => {
        const last = open.motors.at(-1);
        if (last) last.receiveId = hex(receive);
        return set(open, 'Motor (ESC) ID', hex(bytes?.[1]));
      },
    ],
  ],
  'lerobot-speed': [
    [/Testing with motor 0x([0-9a-f]+)/i, ([id], open) => add(open, hex(id))],
    [/Success rate|Avg latency|Max frequency|No responding motors|No successful responses/, takeNothing],
  ],
  controllers: [[/active|inactive|unconfigured|finalized/, takeNothing]],
  interfaces: [[/\[(?:un)?(?:available|claimed)\]|^\t|interfaces$/, takeNothing]],
};

/** Reads a line into the open printout. Returns false if it isn't understood. */
function readLine(line: string, open: OpenPrintout, settings: readonly MotorSetting[]): boolean {
  open.port ||= /\b(?:v|sl)?can\d+\b/.exec(line)?.[0] ?? '';
  for (const [pattern, take] of readers[open.tool]) {
    const found = pattern.exec(line);
    if (found) return take(found.slice(1), open, settings) !== false;
  }
  return false;
}

/** Reads printouts of the project's tools, of LeRobot's and of ROS 2, one after the other. `unread` are lines of anything else. */
export function readPrintouts(
  text: string,
  settings: readonly MotorSetting[],
): { readonly printouts: readonly Printout[]; readonly unread: readonly string[] } {
  const printouts: OpenPrintout[] = [];
  const unread: string[] = [];
  let port = '';
  for (const line of terminalLines(text)) {
    if (line.length > longestLine) {
      unread.push(line.slice(0, longestLine));
      continue;
    }
    let open = printouts.at(-1);
    const begun = open?.tool === 'show_param' && /^\S.* R[WO] /.test(line) ? undefined : toolBegunBy(line);
    // The same tool again, with a motor that it has printed already, is a second printout.
    const head = /^ ?MOTOR ID: 0x([0-9a-f]+)/i.exec(line)?.[1];
    const isAgain =
      open?.tool === 'show_param' &&
      (/Querying all registers/.test(line) || (head !== undefined && open.motors.some(({ id }) => id === hex(head))));
    if (begun && (open?.tool !== begun || (isAgain && open.motors.length > 0))) {
      open = { tool: begun, port, motors: [], lines: [] };
      printouts.push(open);
    }
    port = /^>>> (?:Connecting to|Opening) (\S+)/.exec(line)?.[1] ?? port;
    if (open && readLine(line, open, settings)) open.lines.push(line.trim());
    else if (!framing.test(line)) unread.push(line.trim());
  }
  return { printouts, unread };
}
