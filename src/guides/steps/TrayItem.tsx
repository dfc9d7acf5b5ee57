import type { ReactNode } from 'react';
import type { Arm } from '../../site/choices';
import { useFigure } from '../../theme/text/pageData';

/** Small picture of the whole robot with the unit of the guide in colour. The tray styles it. */
export function TrayPlace({ src }: { readonly src: string }) {
  const { width, height, publicURL } = useFigure(src);
  return (
    <p className="tray-place">
      <img src={publicURL} alt="The whole robot." width={width} height={height} loading="lazy" decoding="async" />
      What you build here is in colour.
    </p>
  );
}

interface PictureProps {
  readonly src: string;
  /** The arm that the picture is for, if the other arm takes another part. */
  readonly arm?: Arm;
}

function Picture({ src, arm }: PictureProps) {
  const { width, height, publicURL } = useFigure(src);
  return <img src={publicURL} alt="" width={width} height={height} loading="lazy" decoding="async" data-for-arm={arm} />;
}

interface TrayItemProps {
  readonly src?: string;
  /** Drawing of the part that the left arm takes instead. */
  readonly left?: string;
  readonly children?: ReactNode;
}

/** One item on the bench: its small drawing if there is one, its quantity and its name. */
export function TrayItem({ src, left, children }: TrayItemProps) {
  return (
    <li>
      {src && <Picture src={src} {...(left ? { arm: 'right' as const } : {})} />}
      {left && <Picture src={left} arm="left" />}
      {children}
    </li>
  );
}
