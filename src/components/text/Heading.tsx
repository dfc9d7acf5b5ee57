import type { ReactNode } from 'react';

interface HeadingProps {
  readonly id: string;
  readonly children?: ReactNode;
}

/** A heading of a level with a link to itself; a click on the link copies its address (see copyAnchor). */
export function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return function Heading({ id, children }: HeadingProps) {
    return (
      <Tag id={id}>
        {children}
        <a className="anchor" href={`#${id}`} aria-label="Link to this section">
          #
        </a>
      </Tag>
    );
  };
}
