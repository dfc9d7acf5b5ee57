import type { GridCell } from '../../model/tableGrid';
import type { Symptom } from '../../model/symptoms';
import { basisWords } from '../../site/symptoms';
import { SmartLink } from '../controls/SmartLink';
import { OpenLarge } from '../text/OpenLarge';
import { useKnownFigure } from '../text/pageData';
import { Picture } from '../text/Picture';
import { Cell } from './Cell';

const Line = ({ label, cell }: { readonly label: string; readonly cell: GridCell }) =>
  cell === null ? null : (
    <div>
      <dt>{label}</dt>
      <dd>
        <Cell cell={cell} />
      </dd>
    </div>
  );

/** What a row rests on where no source says it, where the matter is explained, and the address of the row. */
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

/** What it looks like. Answers of the search have no pictures: those that a page shows come with the page. */
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

/** A symptom that opens to its causes, check and fix. `anchored` where links to it lead. */
export function SymptomEntry({ symptom: entry, anchored }: { readonly symptom: Symptom; readonly anchored: boolean }) {
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
