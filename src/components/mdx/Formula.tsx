/** A formula as MathML, made at build time: no fonts, no script. */
export function Formula({ html, block }: { readonly html: string; readonly block?: boolean }) {
  return <span className={block ? 'formula formula-block' : 'formula'} dangerouslySetInnerHTML={{ __html: html }} />;
}
