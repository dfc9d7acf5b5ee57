import { css } from '@emotion/react';
import type { HeadProps, PageProps } from 'gatsby';
import { SmartLink } from '../components/controls/SmartLink';
import { Article } from '../components/layout/Article';
import { PageHead } from '../components/layout/PageHead';
import { heading } from '../components/text/Heading';
import { Prose } from '../components/text/Prose';
import type { ChangesMonth, PageChrome } from '../model/pageTypes';

interface ChangesContext {
  readonly title: string;
  readonly description: string;
  readonly months: readonly ChangesMonth[];
  readonly chrome: PageChrome;
}

const Month = heading(2);
const Day = heading(3);

const pagesOfChange = css({ color: 'var(--text-soft)', fontSize: 'var(--size-s)' });

/** All changes of texts by month and day; each day has an id, to which "last updated" leads. */
export default function ChangesPage({ pageContext: { title, description, months, chrome } }: PageProps<object, ChangesContext>) {
  const toc = months.map(({ id, title: text }) => ({ id, text, items: [] }));
  return (
    <Article title={title} description={description} chrome={chrome} toc={toc} lastUpdated={null}>
      <Prose>
        {months.map((month) => (
          <section key={month.id} aria-labelledby={month.id}>
            <Month id={month.id}>{month.title}</Month>
            {month.days.map((day) => (
              <section key={day.id} aria-labelledby={day.id}>
                <Day id={day.id}>{day.title}</Day>
                <ul>
                  {day.changes.map(({ what, pages }, number) => (
                    <li key={`${number} ${what}`}>
                      {what}
                      <br />
                      <span css={pagesOfChange}>
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
            ))}
          </section>
        ))}
      </Prose>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { title, description, chrome } }: HeadProps<object, ChangesContext>) {
  return <PageHead title={title} description={description} route={chrome.route} />;
}
