import { printedFrames, withoutColours } from './readFrames';

/** What `ip` prints of a port, apart from words that somebody has written below it. */
export const portLines = new RegExp(
  String.raw`^(?:\d+: )?(?:v|sl)?can\d+(?:@\w+)?: <[A-Z_,-]*>(?:\s+(?:${[
    String.raw`link/can|can(?=\s+(?:<|state))|<[A-Z_,-]*>|qdisc \w+|state [A-Z-]+|mode DEFAULT|group \w+|\(berr-counter tx \d+ rx \d+\)|parentbus \w+|parentdev [\w.:-]+`,
    String.raw`(?:mtu|qlen|promiscuity|allmulti|minmtu|maxmtu|restart-ms|num[tr]xqueues|\w+_max_(?:size|segs)|d?(?:bitrate|sample-point|tq|prop-seg|phase-seg[12]|sjw|brp|clock))\s+[\d.]+`,
    String.raw`\w+:(?=\s+d?tseg1\s)|d?(?:tseg[12]|sjw|brp)\s+\d+\.\.\d+|d?brp_inc \d+|re-started\s+bus-errors\s+arbit-lost\s+error-warn\s+error-pass\s+bus-off`,
    String.raw`RX:\s+bytes\s+packets\s+errors\s+dropped\s+missed\s+mcast|TX:\s+bytes\s+packets\s+errors\s+dropped\s+carrier\s+collsns|\d+`,
  ].join('|')})(?!\S))*`,
  'gm',
);

/** Output of a healthy system: what it shows, all lines that the program prints then, and the line that shows it, if not any of them does. */
type HealthyOutput = readonly [shows: string, lines: RegExp, proof?: RegExp];

/** Begins a line of the kernel log, and of a ROS node that doesn't warn. */
const ofKernel = String.raw`^(?:\[ *[\d.]+\] )?`;
const ofNode = String.raw`^(?:\[(?!WARN|ERROR|FATAL)[\w.-]+\]:? )+`;

const atEnd = String.raw`[ \t]*$`;

/** Matches whole lines. */
const linesOf = (begin: string, ...lines: readonly string[]): RegExp => new RegExp(`${begin}(?:${lines.join('|')})${atEnd}`, 'gm');

const healthyOutputs: readonly HealthyOutput[] = [
  [
    'the workspace was built',
    linesOf('^', String.raw`Starting >>> [\w-]+`, String.raw`(?:Finished <<< [\w-]+|Summary: \d+ packages? finished) \[[\w. ]{1,20}\]`),
    /^Summary:/m,
  ],
  ['all checks passed', linesOf('^', String.raw`All \d+ checks passed`)],
  [
    'the service runs',
    linesOf(
      String.raw`^[ \t]*`,
      String.raw`● [\w@.-]+ - [\w ./()-]{1,80}|TriggeredBy: ● [\w@.-]+|Loaded: loaded \([\w@./; :-]{1,200}\)`,
      String.raw`Active: active \(running\) since \w{3} [\d-]+ [\d:]+ \w+; [\w ]{1,30} ago`,
      String.raw`Main PID: \d+ \([\w-]+\)|Tasks: \d+(?: \(limit: \d+\))?|Memory: [\d.]+[KMG]|CPU: [\d.]+\w*`,
    ),
    /^[ \t]*Active:/m,
  ],
  [
    'Docker works',
    linesOf('^', 'Hello from Docker!', String.raw`This message shows that your installation appears to be working correctly\.`),
    /^Hello/m,
  ],
  [
    'the controller is active',
    linesOf(ofNode, String.raw`(?:Loaded|Configured and activated) \w+`, String.raw`Successfully loaded controller \w+ into state active`),
    /activated|state active/,
  ],
  [
    'Linux knows the adapter',
    linesOf(
      ofKernel,
      String.raw`usb [\d.-]+: (?:new [\w-]+ USB device number \d+ using \w+|New USB device (?:found|strings)[:,](?: \w+= ?[\w.]+,?)+)`,
      String.raw`usb [\d.-]+: (?:Product|Manufacturer|SerialNumber): [\w .-]{1,60}|(?:can_dev: )?CAN device driver interface`,
      String.raw`gs_usb [\d.:-]+ Configuring for \d+ interfaces?|usbcore: registered new interface driver gs_usb`,
    ),
    /Configuring for/,
  ],
  [
    'all motors answer',
    linesOf('^', String.raw`\[\w+(?:#\d+)?\] queried_mst_id: \d+ +queried_br: \d+(?: \(\d+ [kM]bps\))?`, 'OK: all motors responded'),
    /^OK/m,
  ],
  ['all controllers are active', linesOf(String.raw`^[ \t]*`, String.raw`[\w-]+(?:[ \t]+|\[)[\w/]+\/\w+\]?[ \t]+active`)],
  ['all ports are up', linesOf('^', String.raw`(?:v|sl)?can\d+[ \t]+UP[ \t]+<[A-Z_,-]*>`)],
];

/** A command that was copied with its output. */
const command = linesOf(
  '^',
  String.raw`\S{0,40}\$ (?:sudo )?(?:ros2|ip|candump|colcon|dmesg|systemctl|docker|openarm[\w-]*)(?: [\w./=:,~-]+){0,5}`,
);

/** Whether a text has such lines, and no word beside them. */
const isWholly = (lines: RegExp, text: string): boolean =>
  text.search(lines) >= 0 && !/[\p{L}\p{N}]/u.test(text.replace(command, ' ').replace(lines, ' '));

/** What a text shows that is the whole output of a program in a healthy system, such as "all controllers are active"; null for another text. */
export const healthyOutput = (text: string): string | null =>
  healthyOutputs.find(([, lines, proof = lines]) => isWholly(lines, text) && text.search(proof) >= 0)?.[0] ?? null;

/** Whether every word of a text was read as the output of one program. Nothing else may be called healthy. */
export function isReadWhole(text: string): boolean {
  const plain = withoutColours(text);
  return isWholly(portLines, plain) || isWholly(printedFrames, plain) || healthyOutput(plain) !== null;
}
