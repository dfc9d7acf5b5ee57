import { longDate } from '../../../model/longDate';
import type { PropTable } from '../../../model/pageTypes';
import type { Part } from '../../../model/parts';
import { SmartLink } from '../../../theme/controls/SmartLink';

interface PartsDownloadsProps {
  readonly parts: readonly Part[];
  /** The tables that the parts come from. */
  readonly sources: readonly PropTable[];
}

/** When the prices of a table of parts were noted, and the whole table as files. */
export function PartsDownloads({ parts, sources }: PartsDownloadsProps) {
  const dates = [...new Set(parts.map(({ notedOn }) => notedOn))].sort();
  return (
    <p className="downloads">
      Prices in Japanese yen, noted on {dates.map(longDate).join(' and ')}. Whole table:{' '}
      {sources.map(({ name, title }, index) => (
        <span key={name}>
          {index > 0 && '; '}
          {sources.length > 1 && `${title}: `}
          <SmartLink href={`/data/${name}.csv`}>CSV</SmartLink>, <SmartLink href={`/data/${name}.json`}>JSON</SmartLink>
        </span>
      ))}
      .
    </p>
  );
}
