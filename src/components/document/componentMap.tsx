import type { FunctionComponent, ReactNode } from 'react';
import type { RenderedComponents } from '../../content/vocabulary/vocabulary';
import { CanBench } from '../../tools/can-bench/CanBench';
import { DataTable } from '../data/DataTable';
import { DecisionPath } from '../data/DecisionPath';
import { Faq } from '../data/Faq';
import { Glossary } from '../data/Glossary';
import { KeyFigures } from '../data/KeyFigures';
import { MakerCards } from '../data/MakerCards';
import { News } from '../data/News';
import { SymptomFinder } from '../data/SymptomFinder';
import { Symptoms } from '../data/Symptoms';
import { ArmChoice } from '../guide/ArmChoice';
import { BuildStep } from '../guide/BuildStep';
import { BuildSteps } from '../guide/BuildSteps';
import { GuideOverview } from '../guide/GuideOverview';
import { ArmExplorer } from '../explorer/ArmExplorer';
import { PartsTray, TrayList } from '../guide/PartsTray';
import { FinishedView, StepDrawing, StepDrawings } from '../guide/StepDrawings';
import { TrayItem } from '../guide/TrayItem';
import { TrayPlace } from '../guide/TrayPlace';
import { ImpedancePlayground } from '../impedance/ImpedancePlayground';
import { ArmSimulation } from '../simulation/ArmSimulation';
import { BuildTracker } from '../progress/BuildTracker';
import { OfflineKeeper } from '../offline/OfflineKeeper';
import { OrderTool } from '../parts/OrderTool';
import { PartsTable } from '../parts/PartsTable';
import { Details } from '../text/Details';
import { SmartLink } from '../controls/SmartLink';
import { AdmonitionTitle } from '../text/AdmonitionTitle';
import { Choice } from '../text/Choice';
import { Card, Cards } from '../text/Cards';
import { Clip } from '../text/Clip';
import { CodeBlock } from '../text/CodeBlock';
import { CodeName } from '../text/CodeName';
import { Figure } from '../text/Figure';
import { Hint } from '../text/Hint';
import { LinkedFigure } from '../text/LinkedFigure';
import { Opening } from '../explorer/Opening';
import { Formula } from '../text/Formula';
import { heading } from '../text/Heading';
import type { ComponentMap } from './renderBody';
import { WrittenTable } from '../text/ScrollTable';
import { Step, Steps } from '../text/Steps';
import { Tab, Tabs } from '../text/Tabs';
import { Video } from '../text/Video';

/** What each component of a document gets: its attributes, what it was expanded to, and what it holds. */
type Renderers = { [Name in keyof RenderedComponents]: FunctionComponent<RenderedComponents[Name] & Inside> };

interface Inside {
  /** Of those with an anchor. */
  readonly id: string;
  readonly children?: ReactNode;
}

// <Value> and <Part> are text and links by the time a page is rendered.
const renderers: Renderers = {
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
  PartsTable,
  Opening,
  MakerCards,
  News,
  Notice: ({ children }) => children,
  Faq,
  Glossary,
  OfflineKeeper,
  OrderTool,
  Symptoms,
  SymptomFinder,
  CanBench,
  ImpedancePlayground,
  ArmSimulation,
  ArmExplorer,
  DecisionPath,
  Cards,
  Card,
  Video,
  Clip,
};

/** Components that the text of a document is rendered with. */
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
