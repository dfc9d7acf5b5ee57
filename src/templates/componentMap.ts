import type { FunctionComponent, ReactNode } from 'react';
import type { RenderedComponents } from '../plugins';
import { SmartLink } from '../theme/controls/SmartLink';
import { AdmonitionTitle } from '../theme/text/AdmonitionTitle';
import { CodeBlock } from '../theme/text/CodeBlock';
import { CodeName } from '../theme/text/CodeName';
import { Formula } from '../theme/text/Formula';
import { heading } from '../theme/text/Heading';
import { Hint } from '../theme/text/Hint';
import { WrittenTable } from '../theme/text/ScrollTable';
import type { ComponentMap } from './renderBody';
import * as renderers from './renderers';

/** Props of each component in a document: its attributes, the props it was expanded to, and its children. */
type Renderers = { [Name in keyof RenderedComponents]: FunctionComponent<RenderedComponents[Name] & Inside> };

interface Inside {
  /** Set on elements with an anchor. */
  readonly id: string;
  readonly children?: ReactNode;
}

/** Components for the text of documents. */
export const componentMap: ComponentMap = {
  ...(renderers satisfies Renderers),
  AdmonitionTitle,
  CodeBlock,
  Formula,
  Hint,
  a: SmartLink,
  code: CodeName,
  table: WrittenTable,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
};
