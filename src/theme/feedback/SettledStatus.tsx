import { useEffect, useState } from 'react';

/** Announces the result of a button to screen readers: not all of them announce a changed button name. */
export const SaidAloud = ({ words }: { readonly words: string }) => (
  <span role="alert" className="visually-hidden">
    {words}
  </span>
);

/** Milliseconds without a change before the text is announced: a slider changes it with each step. */
const after = 300;

/** Announces a result once the reader has stopped changing it. */
export function SettledStatus({ words }: { readonly words: string }) {
  const [said, setSaid] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), after);
    return () => clearTimeout(timer);
  }, [words]);
  return <p role="status">{said}</p>;
}
