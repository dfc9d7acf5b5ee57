import { useEffect, useState } from 'react';

/** Says aloud what a press has done, beside its button: not every screen reader says that the name of a button has changed. */
export const SaidAloud = ({ words }: { readonly words: string }) => (
  <span role="alert" className="visually-hidden">
    {words}
  </span>
);

/** Time in ms after which words count as the last ones: a slider changes them with each step. */
const after = 300;

/** Says in words what came out, once the reader has stopped changing it. */
export function SettledStatus({ words }: { readonly words: string }) {
  const [said, setSaid] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), after);
    return () => clearTimeout(timer);
  }, [words]);
  return <p role="status">{said}</p>;
}
