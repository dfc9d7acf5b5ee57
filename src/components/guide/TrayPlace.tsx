import { css } from '@emotion/react';
import { media } from '../../styles/media';
import { useFigure } from '../text/pageData';

// Beside the lists where there is room for both; above them on a phone.
const place = css({
  '&&': { float: 'right', width: '9rem', height: 'auto', margin: '0 0 var(--space-3) var(--space-4)', objectFit: 'contain' },
  [media.phone]: { '&&': { float: 'none', display: 'block', width: '8rem', margin: '0 auto var(--space-3)' } },
  [media.print]: { '&&': { width: '2.4cm' } },
});

/** A small picture of the whole robot with the unit of the guide in colour: where am I? */
export function TrayPlace({ src }: { readonly src: string }) {
  const { width, height, file } = useFigure(src);
  return (
    <img
      css={place}
      src={file.publicURL}
      alt="The whole robot, with what this guide builds in colour."
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
