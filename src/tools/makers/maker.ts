import type { GridCell } from '../../model/tableGrid';

/** How far the project has evaluated a maker's products. */
export type QualityStatus = 'Certified' | 'Evaluating' | 'Not evaluated';

/** A labelled fact on a maker's card. */
export interface MakerFact {
  readonly label: string;
  readonly cell: GridCell;
}

/** A maker, as its card shows it. */
export interface Maker {
  /** Anchor of the card. */
  readonly id: string;
  readonly name: string;
  readonly status: QualityStatus;
  /** Town and country; null if unknown. */
  readonly place: string | null;
  /** Price as text; `least` is the lowest as a number, for the filter. */
  readonly price: string | null;
  readonly leastPrice: number | null;
  /** Generation that the price is for; null if the maker doesn't state it. */
  readonly model: string | null;
  /** Shipping destinations; null if unknown. */
  readonly shipsTo: string | null;
  readonly facts: readonly MakerFact[];
  /** Where to order; null without a link. */
  readonly href: string | null;
}
