/** Guide and view of a drawing that was drawn from the models; nothing for others, such as the schemes of the power. */
export function modelOf(src: string): { readonly guide: string; readonly view: string } | undefined {
  const [, view, guide] = /^(assembly-(?!power-can-)(.+?)-(?:\d+|finished)(?:-(?:right|left))?)\.svg$/.exec(src) ?? [];
  return view && guide ? { guide, view } : undefined;
}
