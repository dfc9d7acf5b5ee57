import { css } from '@emotion/react';
import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import * as definitionErrors from '../../model/definitionErrors';
import type { PageChrome } from '../../model/pageTypes';
import type { AnnouncementSettings } from '../../model/siteTypes';
import { booksRoute } from '../../site/books';
import { footer, footerLine } from '../../site/footer';
import { settings } from '../../site/settings';
import { site } from '../../site/site';
import { siteBuild } from '../../site/siteBuild';
import { iconButton } from '../controls/buttons';
import { CloseIcon, TopIcon } from '../controls/icons';
import { SmartLink } from '../controls/SmartLink';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { PageCrashed } from '../feedback/PageCrashed';
import { RouteStatus } from '../feedback/RouteStatus';
import { Sidebar } from '../navigation/Sidebar';
import { closedAnnouncementAttribute, dismissAnnouncement, useAnnouncementOpen } from '../state/announcement';
import { desktopQuery, layer, media } from '../styles/media';
import { Navbar } from './Navbar';
import { frameWords } from '../../site/words/frame';

/** Below the text, in the margin of the footer, so that a page that grows moves nothing in view. */
const ending = { right: 'var(--space-3)', overflow: 'visible' } as const;
const endingLink = { position: 'absolute', top: 'auto', bottom: 'calc(-1 * var(--space-8) + 0.25rem)' } as const;

/**
 * Track that begins two windows below the top. The link sticks to the lower edge of the window within it, so it appears after scrolling
 * without a script. On a shorter page the track has no height. It covers nothing: below the contents, or beside the only column. On narrow screens
 * the link ends the page instead, and the bar with the contents has a link to the top.
 */
const track = css({
  position: 'absolute',
  zIndex: layer.backToTop,
  right: 'var(--space-3)',
  top: '200vh',
  bottom: 0,
  width: '2.75rem',
  overflow: 'clip',
  containerType: 'size',
  pointerEvents: 'none',
  '& > a': {
    position: 'sticky',
    top: 'calc(100vh - 4rem)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: '1px solid var(--line-control)',
    borderRadius: '50%',
    background: 'var(--bg-raised)',
    color: 'var(--text-soft)',
    pointerEvents: 'auto',
  },
  '@container (max-height: 3rem)': { '& > a': { display: 'none' } },
  [`@media ${desktopQuery}`]: { '[data-sidebar="false"] &': { right: '-2.75rem' } },
  [media.narrow]: { ...ending, '& > a': endingLink },
  // A build guide has the words of its steps where other pages have their contents.
  [media.narrowWorkbench]: { '[data-wide] ~ &': ending, '[data-wide] ~ & > a': endingLink },
  [media.print]: { display: 'none' },
});

/** Link back to the top, on pages longer than three windows. */
function BackToTop() {
  return (
    <div css={track}>
      <a href="#main" aria-label={frameWords.backToTop} title={frameWords.backToTop}>
        <TopIcon />
      </a>
    </div>
  );
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-1) var(--space-4)',
  background: 'var(--accent-soft)',
  color: 'var(--text)',
  fontSize: 'var(--size-s)',
  [`[${closedAnnouncementAttribute}] &`]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Bar above the navbar, with a close button if the announcement is closeable. */
function AnnouncementBar({ announcement }: { readonly announcement: AnnouncementSettings }) {
  const open = useAnnouncementOpen(announcement);
  // React now decides whether the bar is shown, so the attribute that hid it before hydration isn't needed.
  useEffect(() => document.documentElement.removeAttribute(closedAnnouncementAttribute), []);
  if (!open) return null;
  const { id, text, href, closeable } = announcement;
  return (
    <div css={bar} role="region" aria-label={frameWords.announcement}>
      {href ? <SmartLink href={href}>{text}</SmartLink> : <span>{text}</span>}
      {closeable && (
        <button type="button" css={iconButton} aria-label={frameWords.closeAnnouncement} onClick={() => dismissAnnouncement(id)}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

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
  // It would often be alone on the last sheet.
  [media.print]: { display: 'none' },
});

const columns = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-6) var(--space-8)' });

/** Footer with links to the sections, the community and the source, and the copyright line. */
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
          {frameWords.copyright} {siteBuild.year > site.copyrightFrom ? `${site.copyrightFrom}–${siteBuild.year}` : site.copyrightFrom}{' '}
          {site.company}
          {footerLine.map(({ label, href }) => (
            <Fragment key={href}>
              {' '}
              · <SmartLink href={href}>{label}</SmartLink>
            </Fragment>
          ))}
          {siteBuild.hasBooks && (
            <>
              {' '}
              · <SmartLink href={booksRoute}>{frameWords.books}</SmartLink>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}

const skip = css({
  position: 'absolute',
  left: 'var(--space-3)',
  top: 'var(--space-2)',
  zIndex: layer.skipLink,
  padding: 'var(--space-2) var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** Where there is no sidebar, the drawer has its pages. */
const skipToSidebar = css({ [media.narrow]: { display: 'none' } });

const shell = css({
  display: 'grid',
  gridTemplateColumns: '17.5rem minmax(0, 1fr)',
  maxWidth: '96rem',
  minHeight: 'calc(100vh - var(--header))',
  margin: '0 auto',
  [media.belowWide]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' },
  [media.narrow]: { display: 'block' },
  '&[data-sidebar="false"]': { gridTemplateColumns: 'minmax(0, 52rem)', justifyContent: 'center' },
  // The sidebar comes after the text: browsers paint what has arrived, and show words before links to other pages.
  '&[data-sidebar="true"] > main': { gridArea: '1 / 2' },
  [media.print]: { display: 'block' },
});

const beside = css({
  gridArea: '1 / 1',
  position: 'sticky',
  top: 'calc(var(--header) + 1px)',
  alignSelf: 'start',
  height: 'calc(100vh - var(--header) - 1px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 'var(--space-5) var(--space-4) var(--space-6) var(--space-5)',
  borderRight: '1px solid var(--line)',
  [media.narrow]: { display: 'none' },
  [media.print]: { display: 'none' },
});

const main = css({
  position: 'relative',
  minWidth: 0,
  padding: 'var(--space-5) var(--space-6) 0',
  [media.narrow]: { padding: 'var(--space-4) var(--space-4) 0' },
  [media.print]: { padding: 0 },
});

interface LayoutProps {
  readonly chrome: PageChrome;
  /** Search in the navbar. */
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** Everything around the text of a page. It stays mounted while routes change. */
export function Layout({ chrome, search, children }: LayoutProps) {
  const { sidebar, sidebarId, route } = chrome;
  const hasSidebar: boolean = Array.isArray(sidebar);
  if (!hasSidebar) throw new Error(definitionErrors.sidebarNotFound(`page "${route}"`, sidebarId));
  return (
    <>
      <a href="#main" css={skip}>
        {frameWords.skipToText}
      </a>
      {sidebar.length > 0 && (
        <a href="#section-pages" css={[skip, skipToSidebar]}>
          {frameWords.skipToPages}
        </a>
      )}
      {process.env.HAS_ANNOUNCEMENT && settings.announcement && <AnnouncementBar announcement={settings.announcement} />}
      <Navbar chrome={chrome} search={search}>
        <RouteStatus />
        <div css={shell} data-sidebar={sidebar.length > 0}>
          <main css={main} id="main">
            <ErrorBoundary resetKey={route} fallback={(error, retry) => <PageCrashed error={error} retry={retry} />}>
              {children}
            </ErrorBoundary>
            <BackToTop />
          </main>
          {sidebar.length > 0 && (
            <div css={beside} id="section-pages" data-section-sidebar="">
              <nav aria-label={frameWords.sectionPages}>
                <Sidebar id={sidebarId} items={sidebar} />
              </nav>
            </div>
          )}
        </div>
        <Footer />
      </Navbar>
    </>
  );
}
