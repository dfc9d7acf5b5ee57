import { css } from '@emotion/react';
import { Fragment } from 'react';
import { booksRoute } from '../../site/books';
import { footer, footerLine } from '../../site/footer';
import { site } from '../../site/site';
import { siteBuild } from '../../site/siteBuild';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';

const box = css({
  marginTop: 'var(--space-8)',
  borderTop: '1px solid var(--line)',
  background: 'var(--bg-soft)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-s)',
  '& > div': { maxWidth: '96rem', margin: '0 auto', padding: 'var(--space-7) var(--space-5) var(--space-5)' },
  '& > div > div > div': { minWidth: 'min(9rem, 100%)' },
  '& h2': { fontSize: 'var(--size-s)', color: 'var(--text)', marginBottom: 'var(--space-2)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li a': {
    display: 'inline-block',
    padding: '0.2rem 0',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& li a:hover': { color: 'var(--accent)', textDecoration: 'underline' },
  '& p': { margin: 'var(--space-6) 0 0', paddingTop: 'var(--space-4)', borderTop: '1px solid var(--line)' },
  // It would often be alone on a last sheet.
  [media.print]: { display: 'none' },
});

const columns = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-6) var(--space-8)' });

/** Years of the copyright line: from the first year to the year of the build. */
export const copyrightYears = (first: number, now: number): string => (now > first ? `${first}–${now}` : `${first}`);

/** Links to the sections, the community and the source, and the copyright line. */
export function Footer() {
  return (
    <footer css={box}>
      <div>
        <div css={columns}>
          {footer.map(({ title, items }) => (
            <div key={title}>
              <h2 id={`footer:${title}`}>{title}</h2>
              <ul aria-labelledby={`footer:${title}`}>
                {items.map(({ label, href }) => (
                  <li key={href}>
                    <SmartLink href={href}>{label}</SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p>
          Copyright © {copyrightYears(site.copyrightFrom, siteBuild.year)} {site.company}
          {footerLine.map(({ label, href }) => (
            <Fragment key={href}>
              {' '}
              · <SmartLink href={href}>{label}</SmartLink>
            </Fragment>
          ))}
          {siteBuild.hasBooks && (
            <>
              {' '}
              · <SmartLink href={booksRoute}>PDF and EPUB</SmartLink>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
