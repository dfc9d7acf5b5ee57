import { useState } from 'react';
import type { SentKind } from '../compose/composeFields';
import type { BusMotor } from '../../../can/reading/bus';

type Command = readonly [motor: BusMotor, kind: SentKind, values: Readonly<Record<string, string>>];

/** Remembers which command a person has said to mean. It isn't in the address, and any change of the command forgets it. */
export function useMeant() {
  const [meant, setMeant] = useState('');
  return {
    isMeant: (...command: Command): boolean => meant === JSON.stringify(command),
    say: (...command: Command): void => setMeant(JSON.stringify(command)),
  };
}
