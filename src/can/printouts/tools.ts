/** Tools whose printouts are read: the name for readers, and a line with which a printout, or the rest of one, begins. */
const tools = {
  show_param: [
    'openarm-can-cli show_param',
    /Querying all registers for|^ ?MOTOR ID: 0x|^(?:Parameter {2,}R\/W|\S[^\n]{0,40} {2,}R[WO] +(?:float|uint32) )/m,
  ],
  registers: ['CSV of registers', /^node_name,node_id_hex,/m],
  axol: ['axol motor.dump-config', /^motor-config\b.*type=damiao/m],
  discover: ['openarm-can-cli discover', /OPENARM DEEP DISCOVERY MODE|DISCOVERY SUMMARY|^0x\w+ +0x\w+ +.*\(Code: \d+\)$/m],
  diagnosis: ['openarm-can-diagnosis', /^OpenArm CAN diagnostics|^\[(?:arm#\d|gripper)\] /m],
  'motor-check': ['openarm-can-motor-check', /^=== OpenArm Motor Control Script|^Queried Master ID:/m],
  monitor: ['openarm-can-cli monitor', /OPENARM (?:HEALTH CHECK|MONITOR)|^ID +Pos\(rad\)/m],
  'state-change': ['openarm-can-cli enable or disable', /^>>> Action: (?:EN|DIS)ABLING|State change confirmed for IDs/m],
  'lerobot-test': ['lerobot-setup-can --mode=test', /^CAN Motor Test$|^ *Motor 0x\w+ \(\w+\): [✓✗]/m],
  'lerobot-speed': ['lerobot-setup-can --mode=speed', /^CAN Speed Test$/m],
  interfaces: ['ros2 control list_hardware_interfaces', /^(?:command|state) interfaces$|^\t[\w/]+ \[(?:un)?available\]/m],
  controllers: [
    'ros2 control list_controllers',
    /^\w+[ \t]*(?:\[[\w/]+\]|[ \t]\w+\/\w+)[ \t]+(?:active|inactive|unconfigured|finalized)[ \t]*$/m,
  ],
} as const satisfies Readonly<Record<string, readonly [name: string, beginning: RegExp]>>;

/** A tool whose printouts are read. */
export type PrintingTool = keyof typeof tools;

/** Name of a tool for readers. */
export const toolName = (tool: PrintingTool): string => tools[tool][0];

// The keys are those of the object.
const names = Object.keys(tools) as PrintingTool[];

/** The tool whose printout a line begins. */
export const toolBegunBy = (line: string): PrintingTool | undefined => names.find((tool) => tools[tool][1].test(line));

// oxlint-disable-next-line no-control-regex -- escape codes begin with a control character
const escapes = /\u001b\[[\d;?]*[A-Za-z]/g;

/** Lines as a terminal shows them: without escape codes, and with the last state of a line that was rewritten. */
export const terminalLines = (text: string): string[] =>
  text
    .replaceAll(escapes, '')
    .split(/\r?\n/)
    .map((line) => line.slice(line.lastIndexOf('\r') + 1).trimEnd());
