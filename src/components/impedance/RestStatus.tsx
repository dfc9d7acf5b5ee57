import { useEffect, useState } from 'react';
import type { Resting } from '../../impedance/messages';
import type { SetupJoint } from '../../impedance/readSetup';
import { restWords } from './restWords';

interface RestStatusProps {
  readonly joints: readonly SetupJoint[];
  /** Goal in rad. */
  readonly goal: readonly number[];
  readonly resting: Resting;
}

/** Time in ms after which words count as the last ones: a slider changes them with each step. */
const after = 300;

/** Says where the arm comes to rest, once the reader has stopped changing it. */
export function RestStatus({ joints, goal, resting }: RestStatusProps) {
  const words = restWords(resting, goal, joints);
  const [said, setSaid] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), after);
    return () => clearTimeout(timer);
  }, [words]);
  return <p role="status">{said}</p>;
}
