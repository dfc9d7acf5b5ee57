import type { MotorSetting } from './settings';

/** Tools whose printouts are read. */
export type PrintingTool =
  | 'show_param'
  | 'registers'
  | 'axol'
  | 'discover'
  | 'diagnosis'
  | 'motor-check'
  | 'monitor'
  | 'state-change'
  | 'lerobot-test'
  | 'lerobot-speed'
  | 'controllers'
  | 'interfaces';

/** What a printout says of one motor, or of a row that stands for one. */
export interface PrintedMotor {
  /** ID under which the tool asked. */
  readonly id: number;
  /** Receive ID that the tool listened to; null if it isn't printed. */
  readonly receiveId: number | null;
  readonly isSilent: boolean;
  /** Numbers by their printed name. */
  readonly values: ReadonlyMap<string, number>;
}

/** A printout of one tool. */
export interface Printout {
  readonly tool: PrintingTool;
  /** Port that it names; empty if none. */
  readonly port: string;
  readonly motors: readonly PrintedMotor[];
  /** Its lines without escape codes. */
  readonly lines: readonly string[];
}

/** A text, with what was read of it. */
export interface PrintedText {
  readonly printouts: readonly Printout[];
  /** Lines that belong to no printout. */
  readonly unread: readonly string[];
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

// eslint-disable-next-line no-control-regex -- Escape codes begin with a control character.
const escapes = /\u001b\[[\d;?]*[A-Za-z]/g;

/** Lines of a terminal: without escape codes, and with the last state of a line that was rewritten. */
const terminalLines = (text: string): string[] =>
  text
    .replaceAll(escapes, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (line.split('\r').at(-1) ?? '').trimEnd());

/** First lines that tell a tool, in order. */
const beginnings: readonly (readonly [RegExp, PrintingTool])[] = [
  [/Querying all registers for|^ MOTOR ID: 0x/, 'show_param'],
  [/^node_name,node_id_hex,/, 'registers'],
  [/^motor-config\b.*type=damiao/, 'axol'],
  [/OPENARM DEEP DISCOVERY MODE|DISCOVERY SUMMARY/, 'discover'],
  [/^OpenArm CAN diagnostics|^\[(?:arm#\d|gripper)\] /, 'diagnosis'],
  [/^=== OpenArm Motor Control Script|^Queried Master ID:/, 'motor-check'],
  [/OPENARM (?:HEALTH CHECK|MONITOR)|^ID\s+Pos\(rad\)/, 'monitor'],
  [/^>>> Action: (?:EN|DIS)ABLING/, 'state-change'],
  [/^CAN Motor Test$|^\s*Motor 0x\w+ \(\w+\): [✓✗]/, 'lerobot-test'],
  [/^CAN Speed Test$/, 'lerobot-speed'],
  [/^(?:command|state) interfaces$/, 'interfaces'],
  [/^\w+\s*(?:\[[\w/]+\]|\s[\w]+\/[\w]+)\s+(?:active|inactive|unconfigured|finalized)$/, 'controllers'],
];

/** Lines that frame a printout, or say what it does. */
const framing =
  /^[=\-─]{5,}$|^>>> |^Parameter\s+R\/W|^\s*$|possible causes|^\s+- |^(?:Hints|Reading|Initializing|CAN interface|CAN Interface|Requested mode|Interface mode|Mode|Testing motors|Send CAN ID|Receive CAN ID|CAN-FD Enabled)\b|^\s*•|^\s*Mode:|\[Timing\]|Scanning Range|^\[[=> ]+\]|^Send ID\s+Recv|WARNING: CAN interface is now|Run 'can_configure'|e\.g\. openarm-can|^ RESTORING|Restoring can|is ready:|^\s+(?:Interface|Motors|Interval|Duration|Ctrl\+C)\s+:|OPENARM |DISCOVERY SUMMARY|Motors are currently|^Summary$|Total motors found|^\s+Summary:|^can\d+: (?:UP|DOWN|Running)|^=== |^CAN (?:Motor|Speed) Test$|^\s+Testing with motor/;

const hex = (text = ''): number => Number.parseInt(text, 16);

/** Reads a line into the open printout. Returns false if it isn't understood. */
function readLine(line: string, open: OpenPrintout, settings: readonly MotorSetting[]): boolean {
  const motor = (id: number, receiveId: number | null = null): OpenMotor => {
    const next: OpenMotor = { id, receiveId, isSilent: false, values: new Map() };
    open.motors.push(next);
    return next;
  };
  const last = open.motors.at(-1);
  const printedName = (name: string): string =>
    settings.find((setting) => setting.name.toUpperCase() === name.toUpperCase())?.printed ?? name;

  const port = /\b(can\d+|vcan\d+|slcan\d+)\b/.exec(line)?.[1];
  if (port && open.port === '') open.port = port;

  switch (open.tool) {
    case 'show_param': {
      const head = /^ MOTOR ID: 0x([0-9a-f]+) \(Response ID: 0x([0-9a-f]+)\)/i.exec(line);
      if (head) return motor(hex(head[1]), hex(head[2])) !== undefined;
      if (last && /NO RESPONSE FROM MOTOR/.test(line)) return (last.isSilent = true);
      const row = /^(\S.*?)\s{2,}(?:RW|RO|\?\?)\s+\S+\s+.*?\s{2,}(-?[\d.]+(?:e[+-]?\d+)?)(?: \([^)]*\))?$/i.exec(line);
      if (last && row) return last.values.set(row[1] ?? '', Number(row[2])) !== undefined;
      return /Failed to read parameters/.test(line);
    }
    case 'registers': {
      if (line.startsWith('node_name,')) return true;
      const [, id, receive, , name, , , , status, , value] = line.split(',');
      if (id === undefined || name === undefined) return false;
      const own =
        open.motors.find((one) => one.id === hex(id.replace('0x', ''))) ??
        motor(hex(id.replace('0x', '')), hex((receive ?? '').replace('0x', '')));
      if (status === 'OK' && value) own.values.set(printedName(name), Number(value));
      return true;
    }
    case 'axol': {
      const head = /type=damiao\s+id=0x([0-9a-f]+)/i.exec(line);
      if (head) return motor(hex(head[1])) !== undefined;
      const row = /^\s+([A-Z_\d]+)\s+(-?[\d.]+)/.exec(line);
      if (!last || !row) return false;
      const [, name = '', value = ''] = row;
      // The dump prints the timeout in ms, the register counts 50 µs.
      last.values.set(printedName(name), Number(value) * (name === 'TIMEOUT' ? 20 : 1));
      return true;
    }
    case 'discover': {
      const row = /^0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+.*\(Code: (\d+)\)$/i.exec(line);
      if (row) return motor(hex(row[1]), hex(row[2])).values.set('CAN Baudrate', Number(row[3])) !== undefined;
      return /No motors detected/.test(line);
    }
    case 'diagnosis': {
      const ok = /^\[(?:arm#(\d)|gripper)\] queried_mst_id: (-?\d+)\s+queried_br: (-?\d+)/.exec(line);
      if (ok) {
        const own = motor(ok[1] === undefined ? 8 : Number(ok[1]) + 1);
        own.values.set('Master ID', Number(ok[2])).set('CAN Baudrate', Number(ok[3]));
        return true;
      }
      const silent = /^\[(?:arm#(\d)|gripper)\] id=0x\w+ -> NG/.exec(line);
      if (silent) return (motor(silent[1] === undefined ? 8 : Number(silent[1]) + 1).isSilent = true);
      return /^(?:NG: failed IDs|OK: all motors responded|WARNING: requested mode)/.test(line);
    }
    case 'motor-check': {
      const id = /^Send CAN ID: (\d+)/.exec(line);
      if (id) return (open.motors.length > 0 ? last : motor(Number(id[1]))) !== undefined;
      const value = /^Queried (Master ID|Baudrate|Control Mode)[^:]*(?:\(.*\))?: (-?\d+)$/.exec(line);
      if (last && value) {
        last.values.set(value[1] === 'Baudrate' ? 'CAN Baudrate' : (value[1] ?? ''), Number(value[2]));
        if (value[2] === '-1') last.isSilent = true;
        return true;
      }
      return /^(?:Warning: Queried|Error: Queried|--- Refresh|Motor:|\s*Position)/.test(line);
    }
    case 'monitor': {
      const row = /^0x([0-9a-f]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)$/i.exec(line);
      if (row) {
        const id = hex(row[1]);
        const own = open.motors.find((one) => one.id === id) ?? motor(id);
        ['Output Shaft Position', 'velocity', 'torque', 'driver', 'rotor'].forEach((name, index) =>
          own.values.set(name, Number(row[index + 2])),
        );
        own.isSilent = [2, 3, 4, 5, 6].every((index) => Number(row[index]) === 0);
        return true;
      }
      return /^ID\s+Pos\(rad\)/.test(line);
    }
    case 'state-change':
      return /State change confirmed|No response from motor/.test(line);
    case 'lerobot-test': {
      const row = /^\s*Motor 0x([0-9a-f]+) \(\w+\): ([✓✗])/i.exec(line);
      if (row) {
        motor(hex(row[1])).isSilent = row[2] === '✗';
        return true;
      }
      const response = /Response 0x([0-9a-f]+)(?: \[FD\])?: ([0-9a-f]{16})/i.exec(line);
      if (!last || !response) return false;
      last.receiveId = hex(response[1]);
      last.values.set('Motor (ESC) ID', hex(response[2]?.[1]));
      return true;
    }
    case 'lerobot-speed':
      return /Success rate|Avg latency|Max frequency/.test(line);
    case 'controllers':
    case 'interfaces':
      return /\[(?:un)?(?:available|claimed)\]|^\t|active|inactive|unconfigured|interfaces$/.test(line);
  }
}

/** Reads printouts of the project's tools, of LeRobot's and of ROS 2, one after the other. Lines of anything else are left unread. */
export function readPrintouts(text: string, settings: readonly MotorSetting[]): PrintedText {
  const printouts: OpenPrintout[] = [];
  const unread: string[] = [];
  const lines = terminalLines(text);
  let port = '';
  for (const line of lines) {
    const begun = beginnings.find(([pattern]) => pattern.test(line))?.[1];
    let open = printouts.at(-1);
    // The same tool again, with a motor that it has printed already, is a second printout.
    const head = /^ MOTOR ID: 0x([0-9a-f]+)/i.exec(line)?.[1];
    const isAgain =
      open?.tool === 'show_param' &&
      (/Querying all registers/.test(line) || (head !== undefined && open.motors.some(({ id }) => id === hex(head))));
    if (begun && (open?.tool !== begun || (isAgain && open.motors.length > 0))) {
      open = { tool: begun, port, motors: [], lines: [] };
      printouts.push(open);
    }
    const connecting = /^>>> (?:Connecting to|Opening) (\S+)/.exec(line)?.[1];
    if (connecting) port = connecting;
    if (open && readLine(line, open, settings)) open.lines.push(line.trim());
    else if (!framing.test(line)) unread.push(line.trim());
  }
  return { printouts: printouts.filter(({ lines: own, motors }) => own.length > 0 || motors.length > 0), unread };
}
