import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceDigest } from '../cad/sourceDigest';

// Inside the folder of figures: only what lies there is followed.
const root = mkdtempSync(path.join(__dirname, 'digest-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes files into a folder of their own and returns the digest of the first one. */
function digest(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(root, 'sources-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return sourceDigest(path.join(folder, Object.keys(files)[0] ?? ''));
}

const part = "import { box } from './solids';\n\nexport const plate = box(10);\n";
const solids = 'export const box = (side: number) => side ** 3;\n';
const before = digest({ 'part.ts': part, 'solids.ts': solids });

it('changes with the text of a file and of what it imports', () => {
  expect(digest({ 'part.ts': part, 'solids.ts': solids })).toBe(before);
  expect(digest({ 'part.ts': part.replace('10', '12'), 'solids.ts': solids })).not.toBe(before);
  expect(digest({ 'part.ts': part, 'solids.ts': solids.replace('3', '2') })).not.toBe(before);
});

it('does not change where a file is moved or named anew', () => {
  const moved = part.replace("import { box } from './solids';", "import {\n  box,\n} from './shapes/boxes';");
  expect(digest({ 'plate.ts': moved, 'shapes/boxes.ts': solids })).toBe(before);
});

it('changes with a table that a program reads', () => {
  const table = path.join(root, 'outlines.csv');
  const program = path.join(root, 'outlines.ts');
  writeFileSync(program, `const file = 'figures/${path.relative(path.join(__dirname, '..'), table).split(path.sep).join('/')}';\n`);
  writeFileSync(table, 'edge\nA\n');
  const first = sourceDigest(program);
  writeFileSync(table, 'edge\nB\n');
  expect(sourceDigest(program)).not.toBe(first);
});
