import { qrCode } from '../../model/qrCode';
import { progressWords } from '../../site/words/progress';

/** QR code of an address. */
export default function ProgressCode({ address }: { readonly address: string }) {
  const { path, size } = qrCode(address, { correction: 'medium', border: 4 });
  return (
    <div className="tracker-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={progressWords.move.code} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </div>
  );
}
