import { didYouMean } from '../src/model/problems';

/** Files of the programs with the given names, or all of them without names. Throws for a name that no program has. */
export function programsNamed(files: readonly string[], names: readonly string[]): string[] {
  const known = files.map((file) => file.replace(/\.ts$/, ''));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`figures/drawings has no program named ${unknown}.ts. ${didYouMean(unknown, known)}`);
  return files.filter((_file, index) => names.length === 0 || names.includes(known[index] ?? ''));
}
