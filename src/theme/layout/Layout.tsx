import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import * as definitionErrors from '../../model/definitionErrors';
import { settings } from '../../site/settings';
import type { PageChrome } from '../../model/pageTypes';
import { layer, media } from '../styles/media';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { PageCrashed } from '../feedback/PageCrashed';
import { RouteStatus } from '../feedback/RouteStatus';
import { Sidebar } from '../navigation/Sidebar';
import { AnnouncementBar } from './AnnouncementBar';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Navbar } from './Navbar';

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

const shell = css({
  display: 'grid',
  gridTemplateColumns: '17.5rem minmax(0, 1fr)',
  maxWidth: '96rem',
  minHeight: 'calc(100vh - var(--header))',
  margin: '0 auto',
  [media.belowWide]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' },
  [media.narrow]: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '&[data-sidebar="false"]': {
    gridTemplateColumns: 'minmax(0, 52rem)',
    justifyContent: 'center',
    // In a column that is the vertical: a page would hang in the middle, and jump when it becomes longer.
    [media.narrow]: { justifyContent: 'flex-end' },
  },
  [media.print]: { display: 'block' },
});

const beside = css({
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

/** Everything around the text of a page. It stays in place when the route changes. */
export function Layout({ chrome, search, children }: LayoutProps) {
  const { sidebar, sidebarId, route } = chrome;
  const hasSidebar: boolean = Array.isArray(sidebar);
  if (!hasSidebar) throw new Error(definitionErrors.sidebarNotFound(`page "${route}"`, sidebarId));
  return (
    <>
      <a href="#main" css={skip}>
        Skip to the text
      </a>
      {process.env.HAS_ANNOUNCEMENT && settings.announcement && <AnnouncementBar announcement={settings.announcement} />}
      <Navbar chrome={chrome} search={search} />
      <RouteStatus />
      <div css={shell} data-sidebar={sidebar.length > 0}>
        {sidebar.length > 0 && (
          <div css={beside} data-section-sidebar="">
            <nav aria-label="Pages of this section">
              <Sidebar id={sidebarId} items={sidebar} />
            </nav>
          </div>
        )}
        <main css={main} id="main">
          <ErrorBoundary resetKey={route} fallback={(error, retry) => <PageCrashed error={error} retry={retry} />}>
            {children}
          </ErrorBoundary>
          <BackToTop />
        </main>
      </div>
      <Footer />
    </>
  );
}
