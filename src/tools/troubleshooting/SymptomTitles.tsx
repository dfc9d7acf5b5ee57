import { css } from '@emotion/react';
import type { SymptomTitle } from './symptomRows';
import { areaName, areaRoute, symptomHref } from '../../site/symptomAreas';
import { SmartLink } from '../../theme/controls/SmartLink';
import { media } from '../../theme/styles/media';
import { Cell } from '../../theme/data/Cell';

const titles = css({
  '&&': { paddingLeft: 0 },
  listStyle: 'none',
  '& > li': { margin: 0 },
  '& > li > a': {
    display: 'inline-block',
    minHeight: 'var(--press)',
    padding: '0.2rem 0',
    alignContent: 'center',
    overflowWrap: 'anywhere',
  },
  '& > li > a:target': { boxShadow: '-0.75rem 0 var(--bg), -1rem 0 var(--accent)' },
  [media.print]: { columns: 2, '& > li': { breakInside: 'avoid' }, '& > li > a': { padding: 0 } },
});

/** An area: its number of symptoms, which opens to their titles. */
const folded = css({
  '& > summary': {
    minHeight: '2.75rem',
    padding: 'var(--space-2) var(--space-4)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-soft)',
    color: 'var(--text)',
    fontWeight: 'var(--weight-medium)',
  },
  '& > summary:hover': { borderColor: 'var(--accent)' },
  [media.print]: { '& > summary': { display: 'none' } },
});

interface SymptomTitlesProps {
  readonly area?: string;
  readonly symptoms: readonly SymptomTitle[];
}

/**
 * Titles of symptoms, each a link to its row. Those of an area are folded, because there are hundreds, and have the anchors of rows: links from
 * outside lead here, and `openTarget` leads on to the row.
 */
export function SymptomTitles({ area, symptoms }: SymptomTitlesProps) {
  const list = (
    <ul css={titles}>
      {symptoms.map(({ id, symptom }) => (
        <li key={id}>
          <SmartLink href={symptomHref(id)} {...(area === undefined ? {} : { id, 'data-leads-on': '' })}>
            <Cell cell={symptom} />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
  if (area === undefined) return list;
  return (
    <details css={folded} data-area="">
      <summary>{symptoms.length === 1 ? '1 symptom' : `${symptoms.length} symptoms`}</summary>
      {list}
      <p>
        <SmartLink href={areaRoute(area)}>{areaName(area)}: all with their fixes</SmartLink>
      </p>
    </details>
  );
}
