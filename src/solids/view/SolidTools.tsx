import { button } from '../../theme/controls/buttons';
import { zoomAt } from '../engine/camera';
import type { Camera } from '../engine/camera';

interface ZoomButtonsProps {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
}

const factor = 1.4;

/** Buttons for zooming without a wheel, touch or keys. */
export function ZoomButtons({ onCamera }: ZoomButtonsProps) {
  return (
    <>
      <button css={button} type="button" aria-label="Smaller" onClick={() => onCamera((camera) => zoomAt(camera, 1 / factor))}>
        −
      </button>
      <button css={button} type="button" aria-label="Larger" onClick={() => onCamera((camera) => zoomAt(camera, factor))}>
        +
      </button>
    </>
  );
}

interface SolidToolsProps {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
  readonly before?: (() => void) | undefined;
  readonly after?: (() => void) | undefined;
}

/** Buttons below a view: zoom, neighbouring steps, and back to the drawing. */
export function SolidTools({ onCamera, onHome, onClose, before, after }: SolidToolsProps) {
  return (
    <div className="solid-tools">
      <ZoomButtons onCamera={onCamera} />
      <button css={button} type="button" onClick={onHome}>
        As drawn
      </button>
      <button css={button} type="button" disabled={!before} onClick={before}>
        Previous step
      </button>
      <button css={button} type="button" disabled={!after} onClick={after}>
        Next step
      </button>
      <button css={button} type="button" onClick={onClose}>
        Drawing
      </button>
    </div>
  );
}
