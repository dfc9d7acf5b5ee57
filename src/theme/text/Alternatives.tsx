import { css } from '@emotion/react';
import { Children, isValidElement, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { Choice } from '../../site/choices';
import { tabKey, useChosen } from '../state/tabChoice';
import { media } from '../styles/media';

/** Properties of one of several alternatives. */
export interface TabProps {
  readonly value: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** The alternatives that a set holds. */
export const tabsOf = (children: ReactNode): ReactElement<TabProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<TabProps>(child));

/**
 * Lets "find in page" and text fragments reach the closed alternatives of a set. React only knows `hidden` as a boolean,
 * so its value is set here; the browser then sends `beforematch`, which `src/app/openTarget.ts` answers.
 */
export function useFindable(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const panel of box.current?.children ?? []) if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
  });
}

/**
 * Script at the end of a set of alternatives that shows the one the reader has chosen before first paint; the same text in every set, so
 * that the policy of a page can name it. What is stored may be anything: only an option counts, and the first one holds otherwise.
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
  // On paper every alternative is shown under its label.
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

/** A set of tabs whose alternative is chosen once for all pages: one is shown, with what it is for and the way to the choice. */
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
                There is none for what you chose. Shown instead:
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
