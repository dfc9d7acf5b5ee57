/** gatsby-plugin-react-svg turns icons into React components. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react';
  const Icon: ComponentType<SVGProps<SVGSVGElement>>;
  export default Icon;
}

declare module '*.css';
