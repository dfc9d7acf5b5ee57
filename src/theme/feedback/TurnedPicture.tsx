import type { SerializedStyles } from '@emotion/react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { button } from '../controls/buttons';
import { useFocusBack } from '../controls/useFocusBack';
import { useHydrated } from '../state/hydrated';
import { LazyContent } from './loading';
import type { LazyComponent } from './loading';

/** Props of a 3D view that replaces a picture. */
export interface TurnedProps {
  /** Called when the first frame is drawn and the picture can be hidden. */
  readonly onReady: () => void;
  /** Returns to the picture, which shows the reason, if any. */
  readonly onClose: (reason?: string) => void;
}

interface TurnedPictureProps<Props extends TurnedProps> {
  /** Styles of the element around it, which has `data-turned` while the view is shown. */
  readonly box: SerializedStyles;
  readonly as?: 'div' | 'figure';
  /** The picture. */
  readonly children: ReactNode;
  /** Label of the button, and its name among those of the page. */
  readonly words: string;
  readonly name: string;
  readonly view: LazyComponent<Props>;
  readonly viewProps: Omit<Props, keyof TurnedProps>;
  /** Said if the view can't be loaded. */
  readonly failed: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A picture with a button that replaces it with a 3D view. Loads code and models on demand; the picture stays until the first frame is drawn. */
export function TurnedPicture<Props extends TurnedProps>(props: TurnedPictureProps<Props>) {
  const { box, as: Element = 'div', children, words, name, view, viewProps, failed, isOpen, onOpen, onClose } = props;
  const hydrated = useHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  const [reason, setReason] = useState('');
  if (isReady && !isOpen) setReady(false);
  useFocusBack(opener, isOpen);
  const turned: TurnedProps = {
    onReady: () => setReady(true),
    onClose: (why = '') => {
      setReason(why);
      onClose();
    },
  };
  return (
    <Element css={box} data-turned={isReady || undefined}>
      {children}
      {hydrated && (
        <button
          ref={opener}
          type="button"
          css={button}
          data-turn={name}
          aria-busy={isOpen && !isReady}
          onClick={() => {
            setReason('');
            onOpen();
          }}
        >
          {words}
        </button>
      )}
      {reason && <p role="alert">{reason}</p>}
      {isOpen && (
        // The view gets all its properties: those that it needs, and these two.
        <LazyContent lazy={view} componentProps={{ ...viewProps, ...turned } as Props} failed={failed} dismiss={onClose} />
      )}
    </Element>
  );
}
