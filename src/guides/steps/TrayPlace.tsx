import { useFigure } from '../../theme/text/pageData';

/** A small picture of the whole robot with the unit of the guide in colour: where am I? The tray styles it. */
export function TrayPlace({ src }: { readonly src: string }) {
  const { width, height, publicURL } = useFigure(src);
  return (
    <p className="tray-place">
      <img src={publicURL} alt="The whole robot." width={width} height={height} loading="lazy" decoding="async" />
      What you build here is in colour.
    </p>
  );
}
