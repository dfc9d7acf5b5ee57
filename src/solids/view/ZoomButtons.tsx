import { zoomAt } from '../engine/camera';
import type { Camera } from '../engine/camera';
import { button } from '../../theme/controls/buttons';

interface ZoomButtonsProps {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
}

const factor = 1.4;

/** What two fingers, the wheel and keys do. */
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
