/** Commands without values, by the last of their 8 bytes; the seven before it are FF. */
export const specialCommands = { 'clear-error': 0xfb, enable: 0xfc, disable: 0xfd, 'set-zero': 0xfe } as const;

/** A command without values. */
export type SpecialCommand = keyof typeof specialCommands;

/** Whether a word is the name of one. */
export const isSpecialCommand = (kind: string): kind is SpecialCommand => Object.hasOwn(specialCommands, kind);

/** The 8 bytes of a command without values. It goes to the send ID of the motor, whatever its control mode. */
export const encodeSpecial = (command: SpecialCommand): Uint8Array =>
  Uint8Array.of(255, 255, 255, 255, 255, 255, 255, specialCommands[command]);

/** Command without values that 8 bytes are, or null. An MIT command that asks the most of each field has the same bytes. */
export function specialIn(data: Uint8Array): SpecialCommand | null {
  if (data.length !== 8 || data.subarray(0, 7).some((byte) => byte !== 0xff)) return null;
  const names = Object.keys(specialCommands).filter(isSpecialCommand);
  return names.find((name) => specialCommands[name] === data[7]) ?? null;
}
