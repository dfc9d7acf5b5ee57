import { css } from '@emotion/react';
import type { GlossaryLetter, GlossaryTerm } from './terms';
import { SmartLink } from '../../theme/controls/SmartLink';
import { media } from '../../theme/styles/media';
import { Cell } from '../../theme/data/Cell';

/** Styles of the glossary: links to letters, then terms beside their meanings. */
const glossaryStyle = css({
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)', margin: 'var(--space-4) 0' },
  '& > nav > a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2rem',
    minHeight: '2rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-s)',
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
  },
  '& > nav > a:hover': { borderColor: 'var(--accent)' },
  '&& h2': {
    margin: 'var(--space-5) 0 0',
    paddingBottom: 'var(--space-1)',
    borderBottom: '1px solid var(--line)',
    fontSize: 'var(--size-l)',
  },
  '&& dl': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '11rem 1fr',
    columnGap: 'var(--space-4)',
    padding: 'var(--space-2) 0',
    borderBottom: '1px solid var(--line)',
  },
  '& dt': { fontWeight: 'var(--weight-strong)', overflowWrap: 'anywhere' },
  '& dt > span': { display: 'block', color: 'var(--text-soft)', fontSize: 'var(--size-s)', fontWeight: 400 },
  '& dt:hover > .anchor': { opacity: 1 },
  '& dt:target': { color: 'var(--accent-strong)' },
  '& dd': { margin: 0 },
  [media.phone]: { '& dl > div': { display: 'block' } },
  [media.touch]: { '& > nav > a': { minWidth: '2.75rem', minHeight: '2.75rem' } },
  [media.print]: { '& > nav': { display: 'none' }, '& dl > div': { breakInside: 'avoid' }, '&& h2': { breakAfter: 'avoid' } },
});

interface GlossaryProps {
  /** The sorted terms. */
  readonly letters: readonly GlossaryLetter[];
}

function Term({ entry: { id, term, also, meaning, page } }: { readonly entry: GlossaryTerm }) {
  return (
    <div>
      <dt id={id}>
        {term}
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${term}”`}>
          #
        </a>
        {also.length > 0 && <span>also {also.join(', ')}</span>}
      </dt>
      <dd>
        <Cell cell={meaning} />
        {page && (
          <>
            {' '}
            <SmartLink href={page.href}>{page.label}</SmartLink>
          </>
        )}
      </dd>
    </div>
  );
}

/** Terms with their meanings, from A to Z. */
export function Glossary({ letters }: GlossaryProps) {
  return (
    <div css={glossaryStyle}>
      <nav aria-label="Letters">
        {letters.map(({ id, letter }) => (
          <a key={id} href={`#${id}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ id, letter, terms }) => (
        <section key={id}>
          <h2 id={id}>{letter}</h2>
          <dl>
            {terms.map((entry) => (
              <Term key={entry.id} entry={entry} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
