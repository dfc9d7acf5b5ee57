import { untilWhole, WholeMark } from '../controls/wholeMark';

interface FormulaProps {
  readonly html: string;
  readonly block?: boolean;
  /** In words, where it is the only thing that names something else. */
  readonly name?: string;
}

/** A formula as MathML, made at build time: no fonts, no script. A block stands in the middle, so it is shown when it is whole. */
export function Formula({ html, block, name }: FormulaProps) {
  if (!block)
    return <span className="formula" {...(name && { role: 'img', 'aria-label': name })} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <span className="formula formula-block" role="group" aria-label="Formula" tabIndex={0} {...untilWhole}>
      <span dangerouslySetInnerHTML={{ __html: html }} />
      <WholeMark />
    </span>
  );
}
