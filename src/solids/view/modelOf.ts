/** Guide and view of a drawing made from the models; undefined for other drawings, such as power diagrams. */
export function modelOf(src: string): { readonly guide: string; readonly view: string } | undefined {
  const [, view, guide] = /^(assembly-(?!power-can-)(.+?)-(?:\d+|finished)(?:-(?:right|left))?)\.svg$/.exec(src) ?? [];
  return view && guide ? { guide, view } : undefined;
}
