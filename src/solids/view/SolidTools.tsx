import type { Camera } from '../engine/camera';
import { button } from '../../theme/controls/buttons';
import { ZoomButtons } from './ZoomButtons';

interface SolidToolsProps {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
  readonly before?: (() => void) | undefined;
  readonly after?: (() => void) | undefined;
}

/** Zoom, the way to other steps, and back to the drawing. */
export function SolidTools({ onCamera, onHome, onClose, before, after }: SolidToolsProps) {
  return (
    <div className="solid-tools">
      <ZoomButtons onCamera={onCamera} />
      <button css={button} type="button" onClick={onHome}>
        As drawn
      </button>
      <button css={button} type="button" disabled={!before} onClick={before}>
        Step before
      </button>
      <button css={button} type="button" disabled={!after} onClick={after}>
        Step after
      </button>
      <button css={button} type="button" onClick={onClose}>
        Drawing
      </button>
    </div>
  );
}
