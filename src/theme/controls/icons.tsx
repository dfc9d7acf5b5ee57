import type { ComponentType, SVGProps } from 'react';
import Chevron from '../icons/chevron.svg';
import Close from '../icons/close.svg';
import Github from '../icons/github.svg';
import Menu from '../icons/menu.svg';
import Monitor from '../icons/monitor.svg';
import Moon from '../icons/moon.svg';
import Search from '../icons/search.svg';
import Sun from '../icons/sun.svg';
import Top from '../icons/top.svg';
import LogoMark from '../../site/mark.svg';

type Svg = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Creates an icon component with size and line style. svg-react-loader puts the attributes of the file's root element in `defaultProps`,
 * which React 19 ignores.
 */
export function icon(Source: Svg, options: { readonly box?: number; readonly size?: number; readonly weight?: number } = {}) {
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

// Icons of the frame around all pages. They load before the first page and count in the script budget.
export const ChevronIcon = icon(Chevron);
export const CloseIcon = icon(Close);
export const GithubIcon = icon(Github);
export const LogoIcon = icon(LogoMark, { box: 32, size: 28, weight: 2.5 });
export const MenuIcon = icon(Menu);
export const MonitorIcon = icon(Monitor);
export const MoonIcon = icon(Moon);
export const SearchIcon = icon(Search);
export const SunIcon = icon(Sun);
export const TopIcon = icon(Top);
