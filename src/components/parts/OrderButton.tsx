import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';

/** Time in ms for which the button says how it went. */
const shownFor = 1500;

interface OrderButtonProps {
  readonly copy: () => Promise<void> | undefined;
  readonly label: string;
  /** Whose list it is, where several buttons have the same label. */
  readonly about?: string;
}

/** Copies the order list, and says for a moment that it is done, or that the browser did not allow it. */
export function OrderButton({ copy, label, about }: OrderButtonProps) {
  const [said, setSaid] = useState<{ readonly words: string; readonly width: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button keeps its width, so that nothing moves.
    const width = currentTarget.offsetWidth;
    const say = (words: string): void => {
      setSaid({ words, width });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSaid(null), shownFor);
    };
    void copy()?.then(
      () => say('Copied'),
      () => say('Copying is blocked'),
    );
  };

  return (
    <>
      <button type="button" name="order" onClick={press} style={said ? { minWidth: said.width } : undefined}>
        {said ? said.words : label}
        {!said && about && <span className="visually-hidden">{` list for ${about}`}</span>}
      </button>
      {/* Not every screen reader says that the name of its button has changed. */}
      {said && (
        <span role="alert" className="visually-hidden">
          {said.words}
        </span>
      )}
    </>
  );
}
