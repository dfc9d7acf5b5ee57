import type { ComponentType, SVGProps } from 'react';

type Svg = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Gives an icon its size and line style. svg-react-loader keeps what a file's root element says in `defaultProps`,
 * which React 19 no longer reads.
 */
export function icon(Source: Svg, options: { readonly box?: number; readonly size?: number; readonly weight?: number } = {}) {
  const { box = 24, size = 20, weight = 1.75 } = options;
  return function Icon() {
    return (
      <Source
        width={size}
        height={size}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      />
    );
  };
}
