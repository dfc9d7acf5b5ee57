import type { ReactNode } from 'react';

interface HeadingProps {
  readonly id: string;
  readonly children?: ReactNode;
}

/**
 * A heading of a level with a link to itself beside it, so that the heading is read without the link; a click on the link
 * copies its address (see copyAnchor).
 */
export function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return function Heading({ id, children }: HeadingProps) {
    return (
      <div className={`heading heading-${level}`}>
        <Tag id={id}>{children}</Tag>
        <a className="anchor" href={`#${id}`} aria-label={typeof children === 'string' ? `Link to “${children}”` : 'Link to this section'}>
          #
        </a>
      </div>
    );
  };
}
