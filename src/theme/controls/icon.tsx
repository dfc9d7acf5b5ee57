import type { ComponentType, SVGProps } from 'react';

type Svg = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Creates an icon component with size and line style. svg-react-loader puts the attributes of the file's root element in `defaultProps`,
 * which React 19 ignores.
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
