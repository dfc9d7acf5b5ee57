import { css } from '@emotion/react';
import type { Crumb } from '../../model/pageTypes';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';
import { HomeIcon } from '../controls/pageIcons';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  listStyle: 'none',
  margin: '0 0 var(--space-4)',
  padding: 0,
  color: 'var(--text-faint)',
  fontSize: 'var(--size-xs)',
  '& li': { display: 'flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', margin: '0 var(--space-2)', color: 'var(--line-strong)' },
  '& a': {
    display: 'inline-flex',
    color: 'var(--text-soft)',
    textDecoration: 'none',
    padding: 'var(--space-1) 0',
  },
  '& a:hover': { color: 'var(--accent)', textDecoration: 'underline' },
  '& svg': { width: '1rem', height: '1rem' },
  // On a phone the page's title is right below.
  [media.phone]: { marginBottom: 'var(--space-2)', '& li:nth-of-type(n + 3):last-of-type': { display: 'none' } },
});

/** Breadcrumbs: home, section, category, page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol css={list}>
        <li>
          <SmartLink href="/" aria-label="Home">
            <HomeIcon />
          </SmartLink>
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>
            {href ? <SmartLink href={href}>{label}</SmartLink> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
