import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import type { Choice } from '../../site/choices';
import { useTabChoice } from '../../state/tabChoice';
import { media } from '../../styles/media';
import { chosenTabScript } from './chosenTabScript';

interface TabProps {
  readonly value: string;
  readonly label: string;
  readonly children?: ReactNode;
}

const box = css({
  margin: 'var(--space-4) 0',
  paddingLeft: 'var(--space-4)',
  borderLeft: '3px solid var(--line)',
  '& > .alternative > .choice-shown': { margin: 0, color: 'var(--text-soft)', fontSize: 'var(--size-s)' },
  // On paper every alternative is shown under its label.
  [media.print]: {
    '& > .alternative[hidden]': { display: 'block' },
    '& .choice-change, & .choice-other': { display: 'none' },
  },
});

/** A set of tabs whose alternative is chosen once for all pages: one is shown, with what it is for and the way to the choice. */
export function Alternatives({
  group,
  choice: { options },
  tabs,
}: {
  readonly group: string;
  readonly choice: Choice;
  readonly tabs: readonly ReactElement<TabProps>[];
}) {
  const wanted = useTabChoice(group) ?? options[0]?.value;
  const index = tabs.findIndex(({ props }) => props.value === wanted);
  return (
    <div css={box} className="alternatives" data-group={group}>
      {tabs.map(({ props: { value, label, children } }, at) => (
        <div key={value} className="alternative" data-value={value} hidden={at !== Math.max(0, index)}>
          <p className="choice-shown">
            {at === 0 && (
              <span className="choice-other" hidden={index >= 0}>
                Nothing of its own for what you chose. This is for{' '}
              </span>
            )}
            <strong>{label}</strong>
            <span className="choice-change">
              {' · '}
              <a href="#choice">Change</a>
            </span>
          </p>
          {children}
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: chosenTabScript }} />
    </div>
  );
}
