/** Options of a field from things with labels, by their names and in their order. */
export const labelledOptions = <Name extends string>(things: Readonly<Record<Name, { readonly label: string }>>) =>
  // TypeScript knows the names of an object as any text.
  (Object.keys(things) as Name[]).map((value) => ({ value, label: things[value].label }));
