import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { PropFigure } from '../../model/pageTypes';
import { iconButton } from '../controls/buttons';
import { CloseIcon } from '../controls/icons';
import { closeOnBack } from '../state/closeOnBack';
import { bareDialog } from '../styles/bareDialog';
import { media } from '../styles/media';
import { Picture } from './Picture';
import { nextZoom, usePinch } from './usePinch';

const box = css(bareDialog, {
  width: '100%',
  background: 'var(--bg)',
  [media.screen]: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  // Print the page, not the dialog.
  [media.print]: { '&&': { display: 'none' } },
  '& > header': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 'var(--space-1)',
    padding: 'var(--space-1) var(--space-2)',
    borderBottom: '1px solid var(--line)',
  },
  '& > header > output': { minWidth: '4rem', fontSize: 'var(--size-s)', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& > header > button': { width: '2.75rem', height: '2.75rem', fontSize: 'var(--size-l)' },
  '& > header > button:last-of-type': { marginLeft: 'auto' },
  '& > header svg': { width: '1.25rem', height: '1.25rem' },
  // The browser scrolls. Pinching is handled here, because the browser's zoom would move the buttons out of view.
  '& > div': { display: 'flex', flex: '1 1 0', minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain', touchAction: 'pan-x pan-y' },
  '& > div > picture': { display: 'contents' },
  '& > div img': { display: 'block', flex: 'none', maxWidth: 'none', height: 'auto', margin: 'auto', background: 'var(--figure-ground)' },
});

/** Props: a drawing or photo with its largest size in px. */
export interface LargeDrawingProps extends Pick<PropFigure, 'width' | 'height' | 'publicURL' | 'photo'> {
  readonly alt: string;
  readonly onClose: () => void;
}

/** Width in px at which a drawing fits a box. */
const fitting = (box: HTMLElement, { width, height }: Pick<LargeDrawingProps, 'width' | 'height'>): number =>
  Math.max(1, Math.min(box.clientWidth, (box.clientHeight * width) / height));

/**
 * Drawing as large as the window. It zooms by pinching, Ctrl with the wheel, + and −, and scrolls. A native modal dialog: the browser traps
 * and restores the focus. Escape, the button and "back" close it.
 */
export function LargeDrawing({ alt, width, height, publicURL, photo, onClose }: LargeDrawingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(0);
  const [zoom, setZoom] = useState(1);
  usePinch(room, zoom, setZoom);

  useEffect(() => {
    const element = dialog.current;
    const around = room.current;
    if (!element || !around) return undefined;
    element.showModal();
    const root = document.documentElement;
    root.style.overflow = 'hidden';
    const measure = (): void => setFit(fitting(around, { width, height }));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stop = closeOnBack(() => element.close());
    return () => {
      stop();
      observer.disconnect();
      root.style.overflow = '';
    };
  }, [width, height]);

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') setZoom((now) => nextZoom(now, 1));
    if (key === '-') setZoom((now) => nextZoom(now, -1));
  };

  return createPortal(
    <dialog
      ref={dialog}
      css={box}
      className="large-drawing"
      aria-label={photo === null ? 'Drawing' : 'Photo'}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header>
        <button css={iconButton} type="button" aria-label="Smaller" disabled={zoom <= 1} onClick={() => setZoom(nextZoom(zoom, -1))}>
          −
        </button>
        <output aria-label="Zoom">{Math.round(zoom * 100)} %</output>
        <button
          css={iconButton}
          type="button"
          aria-label="Larger"
          disabled={nextZoom(zoom, 1) === zoom}
          onClick={() => setZoom(nextZoom(zoom, 1))}
        >
          +
        </button>
        <button css={iconButton} type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </header>
      <div ref={room} role="group" aria-label={`What you see of the ${photo === null ? 'drawing' : 'photo'}`} tabIndex={0}>
        {fit > 0 && (
          <Picture
            {...{ alt, width, height, publicURL, photo }}
            sizes={`${Math.round(fit * zoom)}px`}
            priority="high"
            shown={{ width: Math.round(fit * zoom), height: Math.round((fit * zoom * height) / width) }}
          />
        )}
      </div>
    </dialog>,
    document.body,
  );
}
