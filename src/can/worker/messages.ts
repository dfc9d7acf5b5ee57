import type { BusChoices, CanTables } from '../canTables';
import type { RowFilter, RowPage } from '../reading/rows';
import type { Recording } from '../reading/recording';
import type { Series, SeriesWish } from '../reading/series';

/** A text or a file that somebody gave to be read, with what is known of the bus. */
export interface ReadQuestion {
  readonly ask: 'read';
  readonly source: string | Blob;
  readonly tables: CanTables;
  readonly choices: BusChoices;
}

/** What is asked of the worker that reads recordings. All but the first are about what was read last. */
export type Question =
  | ReadQuestion
  | { readonly ask: 'rows'; readonly filter: RowFilter; readonly from: number; readonly count: number }
  | { readonly ask: 'series'; readonly wish: SeriesWish }
  | { readonly ask: 'csv'; readonly filter: RowFilter };

/** What a recording holds, without its frames. */
export interface Overview extends Pick<Recording, 'clock' | 'mistakes' | 'notes' | 'left' | 'summary'> {
  readonly count: number;
}

/** Answers by question. */
export interface Answers {
  readonly read: Overview;
  readonly rows: RowPage;
  readonly series: Series | null;
  readonly csv: Blob;
}
