/** gatsby-plugin-react-svg turns icons into React components. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react';
  const Icon: ComponentType<SVGProps<SVGSVGElement>>;
  export default Icon;
}

declare module '*.css';

declare module '*.woff2' {
  /** URL of the file, with its hash. */
  const address: string;
  export default address;
}

declare module '*.avif' {
  /** URL of the file, with its hash. */
  const address: string;
  export default address;
}
