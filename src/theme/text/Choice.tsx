import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { entryOf } from '../../model/definitionItems';
import { choices } from '../../site/choices';
import type { Choice as ChoiceDefinition } from '../../model/siteTypes';
import { keepInPlace } from '../controls/keepInPlace';
import { chooseTab, tabKey, useChosen } from '../state/tabChoice';
import { media } from '../styles/media';
import { textWords } from '../../site/words/text';

/** Inline script at the end of `<Choice>` that checks the reader's options before first paint; the same on every page. */
const madeChoiceScript = `document.currentScript.parentNode.querySelectorAll("fieldset").forEach(function(f){try{var v=localStorage.getItem("${tabKey('')}"+f.dataset.group);f.querySelectorAll("input").forEach(function(e){if(e.value===v)e.checked=true})}catch(e){}})`;

const box = css({
  margin: 'var(--space-4) 0',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '& > fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 var(--space-2)',
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& > fieldset > legend': { float: 'left', flexBasis: '100%', padding: 0, fontSize: 'var(--size-s)', fontWeight: 'var(--weight-strong)' },
  '& > fieldset + fieldset': { marginTop: 'var(--space-2)' },
  '& > fieldset > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: '2.75rem',
    paddingRight: 'var(--space-3)',
    cursor: 'pointer',
  },
  '& > fieldset input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--accent)' },
  '& > p': { margin: 'var(--space-1) 0 0', color: 'var(--text-soft)', fontSize: 'var(--size-s)' },
  [media.print]: { display: 'none' },
});

function Options({ group, choice }: { readonly group: string; readonly choice: ChoiceDefinition }) {
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const chosen = useChosen(group, choice);
  return (
    <fieldset ref={fieldset} data-group={group}>
      <legend>{choice.title}</legend>
      {choice.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => keepInPlace(fieldset.current, () => chooseTab(group, value))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Choices that readers make once for all pages. The children say how to find out which option applies. */
export function Choice({ groups, children }: { readonly groups: string; readonly children?: ReactNode }) {
  return (
    <div css={box} id="choice" className="choice" role="group" aria-label={textWords.showCommandsFor}>
      {groups.split(',').map((name) => {
        const group = name.trim();
        const choice = entryOf<ChoiceDefinition>(choices, group);
        return choice && <Options key={group} group={group} choice={choice} />;
      })}
      {children}
      <script dangerouslySetInnerHTML={{ __html: madeChoiceScript }} />
    </div>
  );
}
