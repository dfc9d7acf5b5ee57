import { plainError, wordsOf } from './lines';
import type { LineResult, ReadNext } from './lines';
import { layoutOf, readCells } from './record';
import type { Layout, Role } from './record';

/** Whether a line is from one of Vector's ASC files. */
export const isAsc = (line: string): boolean =>
  /^\s*(?:base\s+(?:hex|dec)\b|begin trigger ?block\b|\d+\.\d+\s+(?:\d+\s+[\da-f]+x?\s+(?:rx|tx)\s+[dr]\b|canfd\s+\d+\s+(?:rx|tx)\s|\d+\s+errorframe\b))/i.test(
    line,
  );

const head = /^\s*(?:date\s|(?:no\s+)?internal events logged|begin trigger ?block|end trigger ?block|\/\/)/i;

/** Flag of a CANFD line, in hexadecimal: the frame is CAN FD, not classic CAN. */
const extendedLength = 0x1000;

/** Columns of a line, after its time, in the base of the log. */
function layoutsOf(base: 16 | 10): { readonly classic: Layout; readonly fd: Layout } {
  const [id, data] = base === 16 ? (['id', 'data'] as const) : (['idDecimal', 'dataDecimal'] as const);
  const classic: Role[] = ['seconds', 'port', id, 'direction', 'kind', 'length', data];
  // `0.000231 CANFD 1 Rx 12 1 0 8 8 12 70 …`: BRS, ESI, length code, length; the word CANFD is the kind.
  const fd: Role[] = ['seconds', 'kind', 'port', 'direction', id, 'brs', 'esi', 'none', 'length', data];
  return { classic: layoutOf(classic, { isSpread: true, codes: 'always' }), fd: layoutOf(fd, { isSpread: true, codes: 'never' }) };
}

/** Reads a line of CANFD, in which a name may follow the ID, and which may be a classic or a remote frame. */
function readFd(cells: string[], layout: Layout, base: 16 | 10): LineResult {
  if (!/^[01]$/.test(cells[5] ?? '') || !/^[01]$/.test(cells[6] ?? '') || !/^\d+$/.test(cells[8] ?? '')) cells.splice(5, 1);
  const length = Number(cells[8]);
  const flags = Number.parseInt(cells[length + 11] ?? '', 16);
  const code = Number.parseInt(cells[7] ?? '', base);
  // CAN FD has no remote frames: one has a length code, and no bytes.
  const isRemote = length === 0 && code > 0;
  if (isRemote) cells[8] = String(code);
  const isFd = !isRemote && (Number.isNaN(flags) || (flags & extendedLength) !== 0);
  cells[1] = isRemote ? 'r' : isFd ? 'FD' : 'd';
  if (isFd) return readCells(cells, layout);
  cells[5] = '0';
  return readCells(cells, layout);
}

/** `0.5 CAN 1 Status:chip status error passive - TxErr: 136 RxErr: 0` */
function readStatus(text: string): LineResult {
  if (/bus ?off/i.test(text)) return { status: 'bus-off', words: text };
  return /passive|warning/i.test(text) ? { status: 'errors', words: text } : { skipped: 'event of the log' };
}

/** Creates a reader for ASC files of Vector's CANoe or CANalyzer, or of python-can. */
export function ascReader(): ReadNext {
  let [base, isRelative, now]: [16 | 10, boolean, number] = [16, false, 0];
  let layouts = layoutsOf(base);
  return (line) => {
    const cells = wordsOf(line);
    const [first = '', second = ''] = cells;
    if (first === '') return { skipped: 'empty' };
    if (!/^\d+(?:\.\d*)?$/.test(first)) {
      const [found, digits, count] = /^\s*base\s+(hex|dec)(?:\s+timestamps\s+(absolute|relative))?/i.exec(line) ?? [];
      if (found !== undefined) {
        base = /hex/i.test(digits ?? '') ? 16 : 10;
        layouts = layoutsOf(base);
        isRelative = /relative/i.test(count ?? '');
      } else if (!head.test(line)) return { mistake: 'This is not a line of a Vector ASC file.' };
      return { skipped: 'header of the log' };
    }
    now = isRelative ? now + Number(first) : Number(first);
    if (isRelative) cells[0] = now.toFixed(6);
    const isFd = second === 'CANFD';
    const port = cells[isFd ? 2 : 1] ?? '';
    if (second === 'CAN') return readStatus(cells.slice(2).join(' '));
    if (/^errorframe$/i.test(cells[isFd ? 4 : 2] ?? '')) return plainError(port, cells[0] ?? '');
    if (!/^\d+$/.test(port) || !/^[rt]x$/i.test(cells[3] ?? '')) return { skipped: 'event of the log' };
    if (isFd) return readFd(cells, layouts.fd, base);
    return /^[dr]$/i.test(cells[4] ?? '') ? readCells(cells, layouts.classic) : { skipped: 'event of the log' };
  };
}
