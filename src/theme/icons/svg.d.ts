/** Icons become React components through gatsby-plugin-react-svg. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react';
  const Icon: ComponentType<SVGProps<SVGSVGElement>>;
  export default Icon;
}

declare module '*.css';
