import type { PhrasingContent } from 'mdast';
import type { Arm } from '../../site/choices';

/** Words for one arm only, or `either`: words that join those of both arms. A page that knows the reader's arm hides the others; Markdown and search have all of them. */
export const forArm = (arm: Arm | 'either', children: PhrasingContent[]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{ type: 'mdxJsxAttribute', name: 'data-for-arm', value: arm }],
  children,
});
