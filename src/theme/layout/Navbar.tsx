import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as definitionErrors from '../../model/definitionErrors';
import type { NavbarEntry, PageChrome } from '../../model/pageTypes';
import { navbarItemTypes } from '../../model/siteTypes';
import { settings } from '../../site/settings';
import { iconButton, iconSide } from '../controls/buttons';
import { GithubIcon, MenuIcon, MonitorIcon, MoonIcon, SunIcon } from '../controls/icons';
import { Logo } from '../controls/Logo';
import { SmartLink } from '../controls/SmartLink';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { Drawer, firstMenu } from '../navigation/Drawer';
import { layer, media } from '../styles/media';
import { chooseColourMode, nextChoice, useColourMode } from '../state/colourMode';

import { useHydrated } from '../state/hydrated';
import { frameWords } from '../../site/words/frame';

const modeIcons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };
const modeNames = frameWords.colourMode.names;

/** Switch between light and dark, and system if that is followed. Disabled until hydration. */
export function ColourModeSwitch() {
  const state = useColourMode();
  const hydrated = useHydrated();
  const shown = settings.colourMode.followSystem ? state.choice : state.mode;
  const Icon = modeIcons[shown];
  const next = modeNames[nextChoice(state, settings.colourMode)];
  return (
    <button
      type="button"
      css={iconButton}
      disabled={!hydrated}
      aria-label={frameWords.colourMode.is(modeNames[shown], next)}
      title={frameWords.colourMode.switch(next)}
      data-colour-mode-switch=""
      onClick={() => chooseColourMode(nextChoice(state, settings.colourMode))}
    >
      <Icon />
    </button>
  );
}

function Entry({ entry }: { readonly entry: NavbarEntry }) {
  const { label, href, active, icon } = entry;
  if (!href) throw new Error(definitionErrors.noNavbarTarget(label));
  switch (entry.type) {
    case 'section':
      return (
        <SmartLink href={href} {...(active ? { 'aria-current': 'true' as const } : {})}>
          {label}
        </SmartLink>
      );
    case 'link':
      return (
        <SmartLink href={href} aria-label={`${label} ${frameWords.newTab}`} title={label} {...(icon ? { 'data-icon': icon } : {})}>
          {icon === 'github' ? <GithubIcon /> : label}
        </SmartLink>
      );
    default:
      throw new Error(definitionErrors.unknownNavbarType(label, String(entry.type), navbarItemTypes));
  }
}

/** One navbar item. Errors while rendering it are rethrown with its label. */
export function NavbarItem({ entry }: { readonly entry: NavbarEntry }) {
  return (
    <ErrorBoundary
      fallback={(error) => {
        // The error already names the item.
        if (error.message.includes(`"${entry.label}"`)) throw error;
        throw new Error(definitionErrors.navbarItemFailed(entry.label, error.message));
      }}
    >
      <Entry entry={entry} />
    </ErrorBoundary>
  );
}

/** Scroll distance in px before the navbar hides or reappears. */
const threshold = 12;

/** Whether the navbar is hidden: after scrolling down, until scrolling up. Always false if `enabled` is false. */
function useHiddenOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    let last = window.scrollY;
    const onScroll = (): void => {
      const distance = window.scrollY - last;
      if (Math.abs(distance) < threshold) return;
      last = window.scrollY;
      setHidden(distance > 0 && window.scrollY > threshold);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [enabled]);
  return hidden;
}

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: layer.navbar,
  background: 'var(--bg)',
  borderBottom: '1px solid var(--line)',
  transition: 'transform 200ms ease-in-out',
  '&[data-hidden="true"]': { transform: 'translateY(-100%)' },
  [media.print]: { position: 'static', display: 'none' },
});

const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  height: 'var(--header)',
  maxWidth: '96rem',
  margin: '0 auto',
  padding: '0 var(--space-5)',
  [media.narrow]: { gap: 'var(--space-1)', padding: '0 var(--space-3)' },
  '& nav': { display: 'flex', alignItems: 'center', gap: '0.125rem', minHeight: '2.5rem' },
  '& nav a': {
    padding: '0.4rem 0.6rem',
    borderRadius: 'var(--radius-s)',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    fontWeight: 'var(--weight-medium)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& nav a:hover': { background: 'var(--bg-soft)', color: 'var(--text)' },
  // Also underlined, because colour alone isn't enough.
  '& nav a[aria-current]': {
    color: 'var(--accent)',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.5em',
  },
  '& nav a[data-icon]': { display: 'inline-flex', padding: '10px' },
  '& nav a[data-icon]::after': { display: 'none' },
  // Icons of links are of one colour with those of buttons.
  [media.forcedColours]: { '& a svg': { color: 'ButtonText' } },
});

const sections = css({ marginLeft: 'var(--space-5)', [media.narrow]: { display: 'none !important' } });

// Reserve space for the controls after the search from first paint on, so that the layout doesn't shift when they appear.
const right = css({
  marginLeft: 'auto',
  display: 'grid',
  gridTemplateColumns: `repeat(${settings.colourMode.disableSwitch ? 2 : 3}, minmax(${iconSide}, auto))`,
  alignItems: 'center',
  gap: 'var(--space-1)',
  [media.phone]: { gap: 0 },
});

const menuButton = css({ display: 'none', [media.narrow]: { display: 'inline-flex' } });

interface NavbarProps {
  readonly chrome: PageChrome;
  readonly search: ReactNode;
  /** The page. It comes before the drawer, so that a browser has its first words 5 kB earlier. */
  readonly children: ReactNode;
}

/** Navbar: logo, sections, search, source repository and colour mode; below the desktop breakpoint also the menu button. */
export function Navbar({ chrome, search, children }: NavbarProps) {
  const { navbar, sidebar, route } = chrome;
  const dialog = useRef<HTMLDialogElement>(null);
  const [menu, setMenu] = useState(firstMenu(route, sidebar));
  const openDrawer = useCallback(() => {
    setMenu(firstMenu(route, sidebar));
    dialog.current?.showModal();
  }, [route, sidebar]);
  const hidden = useHiddenOnScroll(settings.navbar.hideOnScroll);
  return (
    <>
      <header css={bar} data-hidden={hidden}>
        <div css={inner}>
          <button
            type="button"
            css={[iconButton, menuButton]}
            data-menu-button=""
            aria-label={frameWords.openNavigation}
            aria-haspopup="dialog"
            onClick={openDrawer}
          >
            <MenuIcon />
          </button>
          <Logo />
          <nav aria-label={frameWords.sections} css={sections} data-sections="">
            {navbar
              .filter(({ position }) => position === 'left')
              .map((entry) => (
                <NavbarItem key={entry.label} entry={entry} />
              ))}
          </nav>
          <div css={right}>
            {search}
            <nav aria-label={frameWords.project}>
              {navbar
                .filter(({ position }) => position === 'right')
                .map((entry) => (
                  <NavbarItem key={entry.label} entry={entry} />
                ))}
            </nav>
            {!settings.colourMode.disableSwitch && <ColourModeSwitch />}
          </div>
        </div>
      </header>
      {children}
      <Drawer dialog={dialog} navbar={navbar} sidebar={sidebar} sidebarId={chrome.sidebarId} route={route} menu={menu} setMenu={setMenu} />
    </>
  );
}
