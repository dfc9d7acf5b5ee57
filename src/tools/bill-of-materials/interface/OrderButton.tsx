import type { MouseEvent } from 'react';
import { useShortly } from '../../../theme/controls/useShortly';
import { SaidAloud } from '../../../theme/feedback/SettledStatus';

/** How long the button shows the result, in ms. */
const shownFor = 1500;

interface OrderButtonProps {
  readonly copy: () => Promise<void> | undefined;
  readonly label: string;
  /** Supplier of the list, if several buttons have the same label. */
  readonly about?: string;
}

/** Button that copies the order list, and shows for a moment whether that worked. */
export function OrderButton({ copy, label, about }: OrderButtonProps) {
  const [said, show] = useShortly<{ readonly words: string; readonly width: number } | null>(null, shownFor);

  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Keep the width of the button, so that the layout doesn't shift.
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
