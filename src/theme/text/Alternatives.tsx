import { css } from '@emotion/react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { Choice } from '../../site/choices';
import { useChosen } from '../state/choice';
import { media } from '../styles/media';
import { shownAlternativeScript } from './shownAlternativeScript';
import type { TabProps } from './tabsOf';
import { useFindable } from './useFindable';

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
