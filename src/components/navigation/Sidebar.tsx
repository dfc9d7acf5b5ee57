import { css } from '@emotion/react';
import { definitionErrors } from '../../site/definitionErrors';
import type { NavCategory, NavItem } from '../../site/pageTypes';
import { Collapsible } from '../feedback/Collapsible';
import { SmartLink } from './SmartLink';
import { ChevronIcon } from '../layout/icons';

const list = css({
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  fontSize: 'var(--size-s)',
  lineHeight: 1.4,
  '& ul ul': { marginLeft: 'var(--space-3)', paddingLeft: 'var(--space-2)', borderLeft: '1px solid var(--line)' },
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-2)',
    padding: '0.4rem var(--space-3)',
    borderRadius: 'var(--radius-s)',
    color: 'var(--text-soft)',
    textDecoration: 'none',
  },
  '& summary': { fontWeight: 600, color: 'var(--text)' },
  '& summary a': { flex: 1, padding: 0, color: 'inherit' },
  '& a:hover, & summary:hover': { background: 'var(--bg-soft)', color: 'var(--text)' },
  '& a[aria-current="page"]': { background: 'var(--accent-soft)', color: 'var(--accent-strong)', fontWeight: 600 },
  '& summary:has(a[aria-current="page"])': { background: 'var(--accent-soft)', color: 'var(--accent-strong)' },
  '& summary svg': { width: '1rem', height: '1rem', flex: 'none', transition: 'transform 160ms ease-in-out' },
  '& details[open] > summary svg': { transform: 'rotate(90deg)' },
  '& li': { margin: '1px 0' },
});

function Category({ category }: { readonly category: NavCategory }) {
  const label = category.href ? (
    <SmartLink href={category.href} {...(category.current ? { 'aria-current': 'page' as const } : {})}>
      {category.label}
    </SmartLink>
  ) : (
    category.label
  );
  return (
    <Collapsible
      open={category.open}
      summary={
        <>
          {label}
          <ChevronIcon />
        </>
      }
    >
      <Items items={category.items} />
    </Collapsible>
  );
}

function Items({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.type} ${item.label} ${item.href ?? ''}`}>{renderItem(item)}</li>
      ))}
    </ul>
  );
}

function renderItem(item: NavItem) {
  switch (item.type) {
    case 'category':
      return <Category category={item} />;
    case 'link':
      if (!item.href) throw new Error(definitionErrors.noLinkTarget('', item.label));
      return (
        <SmartLink href={item.href} {...(item.current ? { 'aria-current': 'page' as const } : {})}>
          {item.label}
        </SmartLink>
      );
    default:
      throw new Error(definitionErrors.unknownSidebarType('', String((item satisfies never as { type: unknown }).type)));
  }
}

/** The pages of a section, with categories that open and the current page marked. */
export function Sidebar({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <div css={list}>
      <Items items={items} />
    </div>
  );
}
