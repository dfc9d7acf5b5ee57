import { encode } from 'uqr';

/** A QR code that leads to an address, drawn as one path. */
export default function ProgressCode({ address }: { readonly address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div className="tracker-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the link" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </div>
  );
}
