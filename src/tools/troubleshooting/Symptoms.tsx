import { css } from '@emotion/react';
import type { Symptom } from './symptomRows';
import type { GridCell } from '../../model/tableGrid';
import { basisWords, symptomsRoute } from '../../site/symptoms';
import { SmartLink } from '../../theme/controls/SmartLink';
import { media } from '../../theme/styles/media';
import { OpenLarge } from '../../theme/text/OpenLarge';
import { useKnownFigure } from '../../theme/text/pageData';
import { Picture } from '../../theme/text/Picture';
import { Cell } from '../../theme/data/Cell';

const Line = ({ label, cell }: { readonly label: string; readonly cell: GridCell }) =>
  cell === null ? null : (
    <div>
      <dt>{label}</dt>
      <dd>
        <Cell cell={cell} />
      </dd>
    </div>
  );

/** Basis of a row that has no source, link to its explanation, and its anchor link. */
function About({ symptom: { id, basis, page }, anchored }: { readonly symptom: Symptom; readonly anchored: boolean }) {
  return (
    <p className="about">
      {basisWords[basis]} Explained in <SmartLink href={page.href}>{page.label}</SmartLink>.
      {anchored && (
        <a className="anchor" href={`#${id}`} aria-label="Link to this entry">
          #
        </a>
      )}
    </p>
  );
}

/** Photo of a symptom. Search results have none: the photos of a page come with its page data. */
function SymptomPhoto({ src, alt }: NonNullable<Symptom['photo']>) {
  const figure = useKnownFigure(src);
  return (
    figure && (
      <OpenLarge {...figure} alt={alt}>
        <Picture {...figure} alt={alt} />
      </OpenLarge>
    )
  );
}

/** A symptom that opens to its causes, check and fix. `anchored` on the page to which links to it lead. */
function SymptomEntry({ symptom: entry, anchored }: { readonly symptom: Symptom; readonly anchored: boolean }) {
  const { id, symptom, messages, orSimilar, causes, check, fix, fixedWhen, danger, tools, photo } = entry;
  return (
    <li>
      <details {...(anchored ? { id } : {})}>
        <summary>
          <span>
            <Cell cell={symptom} />
          </span>
        </summary>
        <div>
          {danger !== null && (
            <p className="danger">
              <strong>Danger:</strong> <Cell cell={danger} />
            </p>
          )}
          {photo && <SymptomPhoto {...photo} />}
          {messages.map((message) => (
            <p key={message} className="says">
              {message}
            </p>
          ))}
          {orSimilar && messages.length > 0 && <p className="about">or similar</p>}
          {tools.length > 0 && <p className="about">With {tools.join(', ')}.</p>}
          <dl>
            <div>
              <dt>Causes</dt>
              <dd>
                <ol>
                  {causes.map((cause, index) => (
                    <li key={index}>
                      <Cell cell={cause} />
                    </li>
                  ))}
                </ol>
              </dd>
            </div>
            <Line label="Check" cell={check} />
            <Line label="Fix" cell={fix} />
            <Line label="Fixed when" cell={fixedWhen} />
          </dl>
          <About symptom={entry} anchored={anchored} />
        </div>
      </details>
    </li>
  );
}

const content = {
  padding: '0 var(--space-4) var(--space-4) 2.75rem',
  fontSize: 'var(--size-s)',
  '& > p, & > ol, & > dl': { margin: 'var(--space-2) 0' },
  '& .danger': {
    padding: 'var(--space-2) var(--space-3)',
    borderLeft: '4px solid var(--danger)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--danger-bg)',
  },
  '& .danger strong': { color: 'var(--danger)' },
  '& .says': {
    margin: 'var(--space-1) 0',
    padding: 'var(--space-1) var(--space-2)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--code-bg)',
    fontFamily: 'var(--mono)',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& > dl > div': { display: 'grid', gridTemplateColumns: '6.5rem 1fr', gap: 'var(--space-2)', padding: '0.3rem 0' },
  '& dt': { fontWeight: 'var(--weight-strong)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd > ol': { margin: 0, paddingLeft: '1.25rem' },
  '& .about': { color: 'var(--text-soft)' },
} as const;

const symptomsStyle = css({
  '&&': { padding: 0 },
  margin: 'var(--space-4) 0',
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '& > li': { margin: 0 },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > details:target': { boxShadow: 'inset 4px 0 var(--accent)' },
  '& summary': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 'var(--space-3)',
    minHeight: '2.75rem',
    padding: 'var(--space-2) var(--space-4)',
    fontWeight: 'var(--weight-medium)',
    overflowWrap: 'anywhere',
  },
  '& summary:hover': { background: 'var(--bg-soft)' },
  '& summary::before': { margin: 0, alignSelf: 'center' },
  '& details > div': content,
  [media.phone]: {
    '& details > div': { paddingLeft: 'var(--space-4)' },
    '& details > div > dl > div': { gridTemplateColumns: '1fr', gap: 0 },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});

interface SymptomsProps {
  readonly symptoms: readonly Symptom[];
  readonly anchored?: boolean;
}

// On paper it leads nowhere, and would be alone on a last sheet.
const onScreenOnly = css({ [media.print]: { display: 'none' } });

/** Symptoms; each opens to its causes, check and fix. */
export function Symptoms({ symptoms, anchored = false }: SymptomsProps) {
  return (
    <>
      <ul css={symptomsStyle}>
        {symptoms.map((symptom) => (
          <SymptomEntry key={symptom.id} symptom={symptom} anchored={anchored} />
        ))}
      </ul>
      <p css={onScreenOnly}>
        Something else? <SmartLink href={symptomsRoute}>Find your symptom</SmartLink> by what you see or what the terminal says.
      </p>
    </>
  );
}
