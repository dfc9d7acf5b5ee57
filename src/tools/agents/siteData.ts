import type { OrderData } from '../bill-of-materials/orders';
import type { Robot } from '../../model/siteTypes';
import { site } from '../../site/site';
import type { PropTable } from '../../model/pageTypes';
import type { SearchIndex, SearchTexts } from '../../search/contract/searchRecords';
import type { CanTables } from '../../can/reading/bus';

/** A heading with its anchor, and the dangers that apply below it as indices of the page's list. */
export interface HeadingData {
  readonly text: string;
  readonly anchor: string;
  readonly level: number;
  readonly dangers: readonly number[];
}

/** A page; its Markdown begins with address and date. */
export interface PageData {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
  readonly updated: string | null;
  readonly markdown: string;
  /** Dangers that the page names, in order. */
  readonly dangers: readonly string[];
  readonly headings: readonly HeadingData[];
}

export interface TableData extends PropTable {
  /** Page that shows it: route with the anchor of the heading above. Null if no page shows it or is about it. */
  readonly place: string | null;
  /** Dangers that pages name before the table. */
  readonly dangers: readonly string[];
}

/** Identical pieces that a step takes. On the left arm, `left` replaces them. */
export interface PiecesData {
  readonly count: number;
  readonly name: string;
  /** The part number if `name` is a description, otherwise the description. */
  readonly also: string | null;
  readonly left: string | null;
  /** Page that describes it: route with anchor, or empty. */
  readonly place: string;
}

/** A step of a build guide. */
export interface StepData {
  readonly step: number;
  readonly title: string;
  readonly place: string;
  readonly parts: readonly PiecesData[];
  readonly onto: readonly PiecesData[];
  readonly fasteners: readonly PiecesData[];
  readonly tools: readonly string[];
  readonly dangers: readonly string[];
  readonly markdown: string;
  readonly drawings: readonly string[];
}

/** A build guide with its steps in order. */
export interface GuideData {
  readonly guide: string;
  readonly title: string;
  readonly route: string;
  readonly robot: Robot | null;
  /** Built once for a robot instead of once for each arm. */
  readonly once: boolean;
  readonly steps: readonly StepData[];
}

/** Input of the order tool: its tables, suppliers and exchange rates. */
export interface OrderSource {
  readonly route: string;
  readonly tables: readonly string[];
  readonly order: OrderData;
}

/** All data of the tools. The build writes it to one file. */
export interface SiteData {
  /** Address of the site without a final slash, to which routes are appended. */
  readonly address: string;
  /** Date of the newest page. */
  readonly updated: string | null;
  readonly pages: readonly PageData[];
  readonly tables: readonly TableData[];
  readonly guides: readonly GuideData[];
  readonly order: OrderSource | null;
  readonly can: CanTables | null;
  readonly search: { readonly index: SearchIndex; readonly texts: SearchTexts };
}

/** Files of the tools in a built site: the server with its data, and a bundle of it for desktop assistants. */
export const agentFiles = { server: `/mcp/${site.projectName}-mcp.mjs`, bundle: `/mcp/${site.projectName}-docs.mcpb` } as const;
