import type { FilledComponentName, MdxComponentName } from '../../content/components/mdxComponents';
import { DataTable } from '../data/DataTable';
import { KeyFigures } from '../data/KeyFigures';
import { BuildStep } from '../guide/BuildStep';
import { BuildSteps } from '../guide/BuildSteps';
import { PartsTray, TrayList } from '../guide/PartsTray';
import { FinishedView, StepDrawing, StepDrawings } from '../guide/StepDrawings';
import { TrayItem } from '../guide/TrayItem';
import { PartsTable } from '../parts/PartsTable';
import { Details } from '../text/Details';
import { SmartLink } from '../controls/SmartLink';
import { Card, Cards } from '../text/Cards';
import { CodeBlock } from '../text/CodeBlock';
import { CodeName } from '../text/CodeName';
import { Figure } from '../text/Figure';
import { LinkedFigure } from '../text/LinkedFigure';
import { Formula } from '../text/Formula';
import { heading } from '../text/Heading';
import type { ComponentMap } from './renderBody';
import { ScrollTable } from '../text/ScrollTable';
import { Step, Steps } from '../text/Steps';
import { Tab, Tabs } from '../text/Tabs';
import { Video } from '../text/Video';

// <Value> and <Part> are text and links by the time a page is rendered.
const vocabulary = {
  Tabs,
  Tab,
  Details,
  Steps,
  Step,
  PartsTray,
  TrayList,
  TrayItem,
  BuildSteps,
  BuildStep,
  StepDrawings,
  StepDrawing,
  FinishedView,
  Figure,
  LinkedFigure,
  DataTable,
  KeyFigures,
  PartsTable,
  Cards,
  Card,
  Video,
} satisfies Record<Exclude<MdxComponentName, 'Value' | 'Part'> | FilledComponentName, unknown>;

/** Components that the text of a document is rendered with. */
export const componentMap: ComponentMap = {
  ...vocabulary,
  CodeBlock,
  Formula,
  a: SmartLink,
  code: CodeName,
  table: ScrollTable,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
};
