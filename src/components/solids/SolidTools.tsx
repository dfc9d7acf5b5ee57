import { zoomAt } from '../../solids/camera';
import type { Camera } from '../../solids/camera';
import { button } from '../controls/buttons';

interface SolidToolsProps {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
  readonly before?: (() => void) | undefined;
  readonly after?: (() => void) | undefined;
}

const factor = 1.4;

/** Buttons for what fingers, wheel and keys do, and the way to other steps and back to the drawing. */
export function SolidTools({ onCamera, onHome, onClose, before, after }: SolidToolsProps) {
  return (
    <div className="solid-tools">
      <button css={button} type="button" aria-label="Smaller" onClick={() => onCamera((camera) => zoomAt(camera, 1 / factor))}>
        −
      </button>
      <button css={button} type="button" aria-label="Larger" onClick={() => onCamera((camera) => zoomAt(camera, factor))}>
        +
      </button>
      <button css={button} type="button" onClick={onHome}>
        As drawn
      </button>
      <button css={button} type="button" disabled={!before} onClick={before}>
        Step before
      </button>
      <button css={button} type="button" disabled={!after} onClick={after}>
        Step after
      </button>
      <button css={button} type="button" data-solid-close="" onClick={onClose}>
        Drawing
      </button>
    </div>
  );
}
