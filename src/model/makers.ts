import type { GridCell } from './tableGrid';

/** How far the project has checked what a maker builds. */
export type QualityStatus = 'Certified' | 'Evaluating' | 'Not evaluated';

/** What a maker's card says under a label. */
export interface MakerFact {
  readonly label: string;
  readonly cell: GridCell;
}

/** A maker as its card shows it. */
export interface Maker {
  /** Id of the card, for links. */
  readonly id: string;
  readonly name: string;
  readonly status: QualityStatus;
  /** Town and country, as far as they are known. */
  readonly place: string | null;
  /** The price in words; the least one also as a number, for the filter. */
  readonly price: string | null;
  readonly leastPrice: number | null;
  /** What the price is for; null where the maker has not said which generation it is. */
  readonly model: string | null;
  /** Where the maker ships to, in words; null where nobody has said it. */
  readonly shipsTo: string | null;
  readonly facts: readonly MakerFact[];
  /** Where to order. */
  readonly href: string | null;
}
