import { useState } from 'react';
import { useCopy } from '../../../theme/controls/useShortly';
import { SaidAloud } from '../../../theme/feedback/SettledStatus';

interface OrderButtonProps {
  readonly copy: () => Promise<void> | undefined;
  readonly label: string;
  /** Supplier of the list, if several buttons have the same label. */
  readonly about?: string;
}

/** Button that copies the order list, and shows for a moment whether that worked. */
export function OrderButton({ copy, label, about }: OrderButtonProps) {
  const [state, press] = useCopy(copy);
  // Keep the width of the button, so that the layout doesn't shift.
  const [width, setWidth] = useState(0);
  const said = { ready: '', copied: 'Copied', failed: 'Copying is blocked' }[state];
  return (
    <>
      <button
        type="button"
        name="order"
        onClick={({ currentTarget }) => {
          setWidth(currentTarget.offsetWidth);
          press();
        }}
        style={said ? { minWidth: width } : undefined}
      >
        {said || label}
        {!said && about && <span className="visually-hidden">{` list for ${about}`}</span>}
      </button>
      {said && <SaidAloud words={said} />}
    </>
  );
}
