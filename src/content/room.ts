import type { CardGuide } from '../model/buildPlan';
import type { Problem } from '../model/problems';
import type { TableDefinitions } from '../model/tableTypes';
import type { Document, Post } from './document';
import type { LabelWords } from './drawings/words';
import type { RoomOutputs } from './roomOutputs';
import type { SourceData } from './tables/sourceData';
import type { AddedWords } from './vocabulary/vocabulary';

/** Texts and tables, to check against each other. */
export interface CheckedTexts {
  readonly texts: readonly (Document | Post)[];
  readonly data: SourceData;
}

/** What a room adds to the content of a site: a tool, or the build guides. */
export interface Room extends AddedWords {
  /** Declarations of its tables. A site without the file of one doesn't have its subject. */
  readonly tables?: TableDefinitions;
  readonly checks?: readonly ((input: CheckedTexts) => readonly Problem[])[];
  /** What labels of drawings say. */
  readonly labelWords?: LabelWords;
  /** What it writes beside the pages. */
  readonly outputs?: RoomOutputs;
  /** Build guides by the route of their page. */
  readonly guides?: (data: SourceData) => ReadonlyMap<string, GuideOnCard>;
}

/** A build guide as the card that leads to it shows it. */
export interface GuideOnCard {
  readonly guide: CardGuide;
  /** Drawing of the finished unit, if there is one. */
  readonly finished?: string;
}

/** Declarations of all tables by name: those of the site, and those of its rooms. */
export const declaredTables = (site: TableDefinitions, rooms: readonly Room[]): TableDefinitions =>
  Object.assign({}, ...rooms.map(({ tables }) => tables), site) as TableDefinitions;
