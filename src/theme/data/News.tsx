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

/** Changes of the site by day. */
export function News({ days }: NewsProps) {
  return days.map((day) => (
    <section key={day.id} aria-labelledby={day.id}>
      <Day id={day.id}>{day.title}</Day>
      <ul>
        {day.entries.map(({ id, what, pages }) => (
          <li key={id}>
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
