import { decodeReply } from '../codec/registers';
import type { CanFrame } from '../text/frame';
import type { KnownBus } from './bus';
import { valueIn } from './fields';
import { readFrame } from './readFrame';
import type { Reading } from './reading';

/** Readings of a frame that answers the last request to its motor: then nothing else than a reply fits, also where its register is not known. */
export const readAnswer = (frame: CanFrame, bus: KnownBus): readonly [Reading] => [readFrame(frame, bus, true)[0]];

/** Remembers which register a motor was asked for, so that its reply is not taken for a state. */
export class AskedRegisters {
  private readonly last = new Map<string, number>();

  /** Readings of the next frame, and whether it answers the last request to its motor. */
  read(frame: CanFrame, bus: KnownBus): { readonly readings: readonly [Reading, ...Reading[]]; readonly isAnswer: boolean } {
    const readings = readFrame(frame, bus);
    const isAnswer = this.settles(frame, readings[0]);
    return { readings: isAnswer ? readAnswer(frame, bus) : readings, isAnswer };
  }

  /** Notes a request. Says whether the frame is the reply to the last request. */
  private settles({ port, data }: CanFrame, first: Reading): boolean {
    const key = `${port} ${first.motorId ?? ''}`;
    if (first.kind === 'state') {
      const reply = decodeReply(data);
      if (!reply || reply.motor !== first.motorId || this.last.get(key) !== reply.register) return false;
      return this.last.delete(key);
    }
    const register = valueIn(first, 'register');
    if (first.kind === 'read' || first.kind === 'write' || first.kind === 'save') this.last.set(key, register);
    if (first.kind !== 'read-reply' && first.kind !== 'write-reply' && first.kind !== 'save-reply') return false;
    // A save and its reply name none, which is the same for both.
    const asked = Object.is(this.last.get(key), register);
    this.last.delete(key);
    return asked;
  }
}
