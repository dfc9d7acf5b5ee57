import type { ReactNode } from 'react';
import { useFigure } from '../text/pageData';

function Picture({ src }: { readonly src: string }) {
  const { width, height, file } = useFigure(src);
  return <img src={file.publicURL} alt="" width={width} height={height} loading="lazy" decoding="async" />;
}

/** One thing on the bench: its small drawing, where there is one, how many, and its name. */
export function TrayItem({ src, children }: { readonly src?: string; readonly children?: ReactNode }) {
  return (
    <li>
      {src && <Picture src={src} />}
      {children}
    </li>
  );
}
