import type { ReactNode } from 'react';
import { textWords } from '../../site/words/text';

interface HeadingProps {
  readonly id: string;
  readonly children?: ReactNode;
}

/**
 * Creates the heading component of a level. The anchor link is beside the heading, so that it isn't part of its name; clicking it copies
 * its URL (see copyAnchor).
 */
export function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return function Heading({ id, children }: HeadingProps) {
    return (
      <div className={`heading heading-${level}`}>
        <Tag id={id}>{children}</Tag>
        <a className="anchor" href={`#${id}`} aria-label={typeof children === 'string' ? textWords.linkTo(children) : textWords.linkHere}>
          #
        </a>
      </div>
    );
  };
}
