/** What a program prints when all is well, and what that shows. */
const goodLines: readonly (readonly [line: RegExp, shows: string])[] = [
  [/^Summary: \d+ packages? finished\b/m, 'the workspace was built'],
  [/^All \d+ checks passed/m, 'all checks passed'],
  [/^[ \t]*Active: active \(running\)/m, 'the service runs'],
  [/^Hello from Docker!/m, 'Docker works'],
  [/\bConfigured and activated \S+/m, 'the controller is active'],
  [/\bSuccessfully loaded controller \S+ into state active/m, 'the controller is active'],
  [/\bgs_usb \S+ Configuring for \d+ interfaces?/m, 'Linux knows the adapter'],
  [/^OK: all motors responded/m, 'all motors answer'],
  [/^\[\w+#?\d*\] queried_mst_id: \d+ +queried_br: \d+/m, 'the motors answer'],
];

/** Matches the table of `ros2 control list_controllers`. */
const controllerLine = /^[ \t]*[\w-]+(?:[ \t]+|\[)[\w/]+\/\w+\]?[ \t]+(active|inactive|unconfigured|finalized)[ \t]*$/gm;

/** Matches the table of `ip -brief link`. */
const briefPort = /^(?:v|sl)?can\d+[ \t]+(\S+)[ \t]+<[^>\n]*>[ \t]*$/gm;

/** Words of a program that complains. */
const complaint = /\b(?:errors?|fail(?:ed|ure|s)?|warn(?:ing)?|fatal|denied|timed? ?out|not found|aborted|stderr)\b|(?<![\w.])-1\b/i;

/** What a pasted output shows if it is that of a healthy system, such as "all controllers are active"; null if it doesn't say so. */
export function readHealthy(text: string): string | null {
  const controllers = [...text.matchAll(controllerLine)].map(([, state]) => state);
  if (controllers.length > 0) return controllers.every((state) => state === 'active') ? 'all controllers are active' : null;
  const ports = [...text.matchAll(briefPort)].map(([, state]) => state);
  if (ports.length > 0) return ports.every((state) => state === 'UP') ? 'all ports are up' : null;
  if (complaint.test(text)) return null;
  return goodLines.find(([line]) => line.test(text))?.[1] ?? null;
}
