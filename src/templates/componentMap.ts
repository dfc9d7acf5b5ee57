import type { FunctionComponent, ReactNode } from 'react';
import type { RenderedComponents } from '../rooms';
import { BuildTracker, GuideOverview } from '../guides/progress/BuildTracker';
import { ArmChoice } from '../guides/steps/ArmSwitch';
import { BuildStep, BuildSteps } from '../guides/steps/BuildSteps';
import { PartsTray, TrayItem, TrayList, TrayPlace } from '../guides/steps/PartsTray';
import { FinishedView, StepDrawing, StepDrawings } from '../guides/steps/StepDrawings';
import { Step, Steps } from '../guides/steps/Steps';
import { SmartLink } from '../theme/controls/SmartLink';
import { DataTable } from '../theme/data/DataTable';
import { KeyFigures } from '../theme/data/KeyFigures';
import { News } from '../theme/data/News';
import { AdmonitionTitle } from '../theme/text/AdmonitionTitle';
import { Card, Cards } from '../theme/text/Cards';
import { Choice } from '../theme/text/Choice';
import { CodeBlock } from '../theme/text/CodeBlock';
import { CodeName } from '../theme/text/CodeName';
import { Details } from '../theme/text/Details';
import { Figure } from '../theme/text/Figure';
import { Formula } from '../theme/text/Formula';
import { heading } from '../theme/text/Heading';
import { Hint } from '../theme/text/Hint';
import { LinkedFigure } from '../theme/text/LinkedFigure';
import { WrittenTable } from '../theme/text/ScrollTable';
import { Tab, Tabs } from '../theme/text/Tabs';
import { Clip, Video } from '../theme/text/Video';
import * as tools from '../tools/components';
import type { ComponentMap } from './renderBody';

/** Props of each component in a document: its attributes, the props it was expanded to, and its children. */
type Renderers = { [Name in keyof RenderedComponents]: FunctionComponent<RenderedComponents[Name] & Inside> };

interface Inside {
  /** Set on elements with an anchor. */
  readonly id: string;
  readonly children?: ReactNode;
}

// <Value> and <Part> have become text and links by the time a page is rendered.
const renderers: Renderers = {
  ...tools,
  Choice,
  Tabs,
  Tab,
  Details,
  Steps,
  Step,
  PartsTray,
  ArmChoice,
  TrayList,
  TrayItem,
  TrayPlace,
  BuildSteps,
  BuildStep,
  StepDrawings,
  StepDrawing,
  FinishedView,
  GuideOverview,
  BuildTracker,
  Figure,
  Photo: Figure,
  LinkedFigure,
  DataTable,
  KeyFigures,
  News,
  Notice: ({ children }) => children,
  Cards,
  Card,
  Video,
  Clip,
};

/** Components for the text of documents. */
export const componentMap: ComponentMap = {
  ...renderers,
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
