import { css } from '@emotion/react';
import { Children, isValidElement, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { Choice } from '../../site/choices';
import { tabKey, useChosen } from '../state/tabChoice';
import { media } from '../styles/media';

/** Props of one alternative. */
export interface TabProps {
  readonly value: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** The tabs among the children of a set. */
export const tabsOf = (children: ReactNode): ReactElement<TabProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<TabProps>(child));

/**
 * Lets "find in page" and text fragments find hidden alternatives. React only supports `hidden` as a boolean, so this sets `until-found`
 * directly; the browser then fires `beforematch`, which `src/app/readersPlace.ts` handles.
 */
export function useFindable(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const panel of box.current?.children ?? []) if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
  });
}

/**
 * Inline script at the end of a set of alternatives that shows the reader's choice before first paint. It is the same in every set, so that
 * a Content-Security-Policy can allow it by hash. A stored value that isn't an option is ignored in favour of the first option.
 */
const shownAlternativeScript = `(function(b){var o=b.dataset.options.split(" "),v,p=b.querySelectorAll(":scope>[data-value]"),i=-1;try{v=localStorage.getItem("${tabKey('')}"+b.dataset.group)}catch(e){}if(o.indexOf(v)<0)v=o[0];p.forEach(function(e,j){if(e.dataset.value===v)i=j});p.forEach(function(e,j){e.hidden=j===Math.max(0,i)?false:"until-found"});p[0].querySelector(".choice-other").hidden=i>=0})(document.currentScript.parentNode)`;

const box = css({
  margin: 'var(--space-4) 0',
  paddingLeft: 'var(--space-4)',
  borderLeft: '3px solid var(--line)',
  '& > .alternative > .choice-shown': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'var(--space-3)',
    margin: 0,
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
  },
  '& .choice-change': { minHeight: 'var(--press)', alignContent: 'center' },
  // Paper shows every alternative under its label.
  [media.print]: {
    '& > .alternative[hidden]': { display: 'block', contentVisibility: 'visible' },
    '& .choice-change, & .choice-other': { display: 'none' },
    '& .choice-shown': { breakAfter: 'avoid' },
  },
});

interface AlternativesProps {
  readonly group: string;
  readonly choice: Choice;
  readonly tabs: readonly ReactElement<TabProps>[];
}

/** Tab set for a choice that readers make once for all pages: shows one alternative, its label, and a link to change the choice. */
export function Alternatives({ group, choice, tabs }: AlternativesProps) {
  const chosen = useChosen(group, choice);
  const set = useRef<HTMLDivElement>(null);
  useFindable(set);
  const index = tabs.findIndex(({ props }) => props.value === chosen);
  return (
    <div ref={set} css={box} className="alternatives" data-group={group} data-options={choice.options.map(({ value }) => value).join(' ')}>
      {tabs.map(({ props: { value, label, children } }, at) => (
        <div key={value} className="alternative" data-value={value} hidden={at !== Math.max(0, index)}>
          <p className="choice-shown">
            {at === 0 && (
              <span className="choice-other" hidden={index >= 0}>
                Your choice doesn’t apply here. Shown instead:
              </span>
            )}
            <strong>{label}</strong>
            <a className="choice-change" href="#choice">
              Change
            </a>
          </p>
          {children}
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: shownAlternativeScript }} />
    </div>
  );
}
