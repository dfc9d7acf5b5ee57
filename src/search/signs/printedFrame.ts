/** What stands before an ID on the screen: the time, the port, and with `-x` the direction and two marks. */
const before = String.raw`(?:\([-\d.: ]{1,30}\)\s+)?(?:\b(?:v|sl)?can\d+\s+)?(?:\b[TR]X\s+[B-]\s[E-]\s+)?`;
const onScreen = String.raw`${before}\b(?:[\da-f]{3}|[\da-f]{8})\s+(?:\[\d{1,2}\]|\{[\da-f]\})(?:\s+[\da-f]{2}\b)*`;
const inLog = String.raw`\([\d.]{1,30}\)\s+\S{1,16}\s+[\da-f]{3,8}#\S*`;

/** A frame as candump prints it, on the screen or into a file, wherever it stands in a text. */
export const printedFrame = new RegExp(`${onScreen}|${inLog}`, 'i');
/** The same for all frames of a text. */
export const printedFrames = new RegExp(printedFrame, 'gi');

/** A text without the colours that a terminal gave it. */
// oxlint-disable-next-line no-control-regex -- the escape character begins them
export const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');
