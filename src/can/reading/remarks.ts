/** A line that could not be read, or that was read in a way that a reader should know. */
export interface LineRemark {
  readonly line: number;
  readonly text: string;
  readonly words: string;
}

/** Remarks of which the first ones are kept. */
export interface RemarkList {
  readonly count: number;
  readonly first: readonly LineRemark[];
}

/** Remarks that are kept, and signs of a line that they show. */
const [mostRemarks, mostSigns] = [200, 120];

/** Gathers remarks. */
export class Remarks {
  private count = 0;
  private readonly first: LineRemark[] = [];

  /** Adds a remark about a line, counted from 1. */
  add(line: number, text: string, words: string): void {
    this.count += 1;
    if (this.first.length < mostRemarks) this.first.push({ line, text: text.trim().slice(0, mostSigns), words });
  }

  /** All of them so far. */
  list(): RemarkList {
    return { count: this.count, first: this.first };
  }
}
