import { untilWhole, WholeMark } from '../controls/wholeMark';

/** A formula as MathML, made at build time: no fonts, no script. A block stands in the middle, so it is shown when it is whole. */
export function Formula({ html, block }: { readonly html: string; readonly block?: boolean }) {
  if (!block) return <span className="formula" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <span className="formula formula-block" {...untilWhole}>
      <span dangerouslySetInnerHTML={{ __html: html }} />
      <WholeMark />
    </span>
  );
}
