import { valueIn } from './fields';
import type { Reading } from './reading';

/** Remembers which register a motor was asked for, so that its reply is not taken for a state. */
export class AskedRegisters {
  private readonly last = new Map<string, number>();

  /** Notes a request. Says whether the frame is the reply to the last request: then nothing else fits. */
  settles(port: string, [first]: readonly [Reading, ...Reading[]]): boolean {
    const key = `${port} ${first.motorId ?? ''}`;
    const register = valueIn(first, 'register');
    if (first.kind === 'read' || first.kind === 'write' || first.kind === 'save') this.last.set(key, register);
    if (first.kind !== 'read-reply' && first.kind !== 'write-reply' && first.kind !== 'save-reply') return false;
    // A save and its reply name none, which is the same for both.
    const asked = Object.is(this.last.get(key), register);
    this.last.delete(key);
    return asked;
  }
}
