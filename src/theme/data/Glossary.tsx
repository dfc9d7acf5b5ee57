import * as definitionErrors from '../../model/definitionErrors';
import type { GlossaryLetter, GlossaryTerm } from '../../model/glossary';
import { SmartLink } from '../controls/SmartLink';
import { Cell } from './Cell';
import { glossaryStyle } from './glossaryStyle';

interface GlossaryProps {
  readonly name: string;
  /** The terms as the build sorted them. */
  readonly letters?: readonly GlossaryLetter[];
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
export function Glossary({ name, letters }: GlossaryProps) {
  if (!letters) throw new Error(definitionErrors.unknownTable(name));
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
