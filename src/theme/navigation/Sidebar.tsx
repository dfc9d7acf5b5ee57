import { css } from '@emotion/react';
import { createContext, use, useEffect, useRef, useState } from 'react';
import * as definitionErrors from '../../model/definitionErrors';
import { itemsOf } from '../../model/definitionItems';
import { isObject } from '../../model/isObject';
import type { NavCategory, NavItem } from '../../model/pageTypes';
import { filledWhereForced } from '../controls/buttons';
import { SmartLink } from '../controls/SmartLink';
import { frameWords } from '../../site/words/frame';

/** Id of the surrounding sidebar, for error messages. */
const SidebarId = createContext('');

const list = css({
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  fontSize: 'var(--size-s)',
  lineHeight: 1.4,
  '& ul ul': { marginLeft: 'var(--space-3)', paddingLeft: 'var(--space-2)', borderLeft: '1px solid var(--line)' },
  '& :is(a, summary)': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-2)',
    padding: '0.4rem var(--space-3)',
    borderRadius: 'var(--radius-s)',
    color: 'var(--text-soft)',
    textDecoration: 'none',
  },
  '& summary': { fontWeight: 'var(--weight-strong)', color: 'var(--text)' },
  '& [data-linked]': { position: 'relative' },
  '& [data-linked] > a': { paddingRight: '2.5rem', fontWeight: 'var(--weight-strong)', color: 'var(--text)' },
  '& [data-linked] > details > summary': {
    position: 'absolute',
    top: 0,
    right: 0,
    justifyContent: 'center',
    width: '2.25rem',
    height: '1.95rem',
    padding: 0,
  },
  '& :is(a, summary):hover': { background: 'var(--bg-soft)', color: 'var(--text)' },
  '& a[aria-current="page"]': {
    background: 'var(--accent-soft)',
    color: 'var(--accent-strong)',
    fontWeight: 'var(--weight-strong)',
    ...filledWhereForced,
  },
  // After the label: labels begin at one line.
  '& summary::before': { order: 1, marginRight: '0.2em' },
  '& li': { margin: '1px 0' },
});

/** A category, which opens when it comes to hold the shown page. If it has a page, its label is a link, and the arrow beside it toggles it. */
function Category({ category: { label, href, current, open, items } }: { readonly category: NavCategory }) {
  const [shown, setShown] = useState(open);
  const [asked, setAsked] = useState(open);
  if (asked !== open) {
    setAsked(open);
    if (open) setShown(true);
  }
  const pages = (
    <details open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{href ? <span className="visually-hidden">{frameWords.pagesOf(label)}</span> : label}</summary>
      <div>
        <Items items={items} />
      </div>
    </details>
  );
  if (!href) return pages;
  return (
    <div data-linked="">
      <SmartLink href={href} {...(current ? { 'aria-current': 'page' as const } : {})}>
        {label}
      </SmartLink>
      {pages}
    </div>
  );
}

function Items({ items }: { readonly items: readonly NavItem[] }) {
  const id = use(SidebarId);
  if (!itemsOf(items).every(isObject)) throw new Error(definitionErrors.notAnObject(`sidebar "${id}"`));
  return (
    <ul>
      {itemsOf(items).map((item) => (
        <li key={`${item.type} ${item.label} ${item.href ?? ''}`}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: NavItem }) {
  const id = use(SidebarId);
  switch (item.type) {
    case 'category':
      return <Category category={item} />;
    case 'link':
      if (typeof item.href !== 'string' || item.href === '') throw new Error(definitionErrors.noLinkTarget(id, item.label));
      return (
        <SmartLink href={item.href} {...(item.current ? { 'aria-current': 'page' as const } : {})}>
          {item.label}
        </SmartLink>
      );
    default:
      throw new Error(definitionErrors.unknownSidebarType(id, String((item satisfies never as { type: unknown }).type)));
  }
}

/** Scrolls a sidebar that is higher than the window to its current entry. Unlike `scrollIntoView`, never scrolls the page. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]');
  const box = list.closest('[data-section-sidebar]');
  if (!entry || !box) return;
  const hidden = entry.getBoundingClientRect().bottom - Math.min(box.getBoundingClientRect().bottom, window.innerHeight);
  if (hidden > 0) box.scrollTop += hidden + box.clientHeight / 3;
}

/** The pages of a section, with collapsible categories and the current page marked. Error messages name the sidebar by `id`. */
export function Sidebar({ id, items }: { readonly id: string; readonly items: readonly NavItem[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) showCurrent(element.current);
  }, [items]);
  return (
    <div css={list} ref={element}>
      <SidebarId value={id}>
        <Items items={items} />
      </SidebarId>
    </div>
  );
}
