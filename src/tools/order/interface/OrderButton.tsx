import type { MouseEvent } from 'react';
import { useShortly } from '../../../theme/controls/useShortly';
import { SaidAloud } from '../../../theme/feedback/SettledStatus';

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
  const [said, show] = useShortly<{ readonly words: string; readonly width: number } | null>(null, shownFor);

  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button keeps its width, so that nothing moves.
    const width = currentTarget.offsetWidth;
    void copy()?.then(
      () => show({ words: 'Copied', width }),
      () => show({ words: 'Copying is blocked', width }),
    );
  };

  return (
    <>
      <button type="button" name="order" onClick={press} style={said ? { minWidth: said.width } : undefined}>
        {said ? said.words : label}
        {!said && about && <span className="visually-hidden">{` list for ${about}`}</span>}
      </button>
      {said && <SaidAloud words={said.words} />}
    </>
  );
}
