import { css } from '@emotion/react';
import type { NewsDay } from '../../model/pageTypes';
import { SmartLink } from '../controls/SmartLink';
import { heading } from '../text/Heading';
import { Cell } from './Cell';

interface NewsProps {
  /** The sorted news. */
  readonly days: readonly NewsDay[];
}

const Day = heading(2);

const pagesOfEntry = css({ color: 'var(--text-soft)', fontSize: 'var(--size-s)' });

const kindOfEntry = css({
  marginRight: 'var(--space-1)',
  padding: '0 var(--space-2)',
  border: '1px solid currentColor',
  borderRadius: 'var(--radius)',
  fontSize: 'var(--size-xs)',
  color: 'var(--text-soft)',
  '&[data-kind="danger"]': { color: 'var(--danger)' },
  '&[data-kind="new"]': { color: 'var(--tip)' },
});

/** Changes of the site by day. */
export function News({ days }: NewsProps) {
  return days.map((day) => (
    <section key={day.id} aria-labelledby={day.id}>
      <Day id={day.id}>{day.title}</Day>
      <ul>
        {day.entries.map(({ id, kind, title, what, pages }) => (
          <li key={id}>
            <strong>
              <span css={kindOfEntry} data-kind={kind.toLowerCase()}>
                {kind}
              </span>{' '}
              {title}
            </strong>
            <br />
            <Cell cell={what} />
            <br />
            <span css={pagesOfEntry}>
              {pages.map(({ href, label }, index) => (
                <span key={href}>
                  {index > 0 && ' · '}
                  <SmartLink href={href}>{label}</SmartLink>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
