import type { ComponentType, SVGProps } from 'react';
import Check from '../../icons/check.svg';
import Chevron from '../../icons/chevron.svg';
import Close from '../../icons/close.svg';
import Copy from '../../icons/copy.svg';
import Danger from '../../icons/danger.svg';
import Github from '../../icons/github.svg';
import Home from '../../icons/home.svg';
import Info from '../../icons/info.svg';
import LogoMark from '../../icons/logo.svg';
import Menu from '../../icons/menu.svg';
import Monitor from '../../icons/monitor.svg';
import Moon from '../../icons/moon.svg';
import Note from '../../icons/note.svg';
import Play from '../../icons/play.svg';
import Search from '../../icons/search.svg';
import Sun from '../../icons/sun.svg';
import Tip from '../../icons/tip.svg';
import Top from '../../icons/top.svg';
import Warning from '../../icons/warning.svg';
import Wrap from '../../icons/wrap.svg';

type Svg = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Gives an icon its size and line style. svg-react-loader keeps what a file's root element says in `defaultProps`,
 * which React 19 no longer reads.
 */
function icon(Source: Svg, options: { readonly box?: number; readonly size?: number; readonly weight?: number } = {}) {
  const { box = 24, size = 20, weight = 1.75 } = options;
  return function Icon() {
    return (
      <Source
        width={size}
        height={size}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      />
    );
  };
}

export const CheckIcon = icon(Check);
export const ChevronIcon = icon(Chevron);
export const CloseIcon = icon(Close);
export const CopyIcon = icon(Copy);
export const DangerIcon = icon(Danger, { size: 18, weight: 2 });
export const GithubIcon = icon(Github);
export const HomeIcon = icon(Home);
export const InfoIcon = icon(Info, { size: 18, weight: 2 });
export const LogoIcon = icon(LogoMark, { box: 32, size: 28, weight: 2.5 });
export const MenuIcon = icon(Menu);
export const MonitorIcon = icon(Monitor);
export const MoonIcon = icon(Moon);
export const NoteIcon = icon(Note, { size: 18, weight: 2 });
export const PlayIcon = icon(Play);
export const SearchIcon = icon(Search);
export const SunIcon = icon(Sun);
export const TipIcon = icon(Tip, { size: 18, weight: 2 });
export const TopIcon = icon(Top);
export const WarningIcon = icon(Warning, { size: 18, weight: 2 });
export const WrapIcon = icon(Wrap);
