import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleRoot } from '../fixtures/exampleTables';

const root = path.resolve(__dirname, '../../..');
const fixture = (name: string): string => readFileSync(path.join(root, `src/${name}.csv`), 'utf8');

/** A CSV whose rows stand there so often that a pipe cannot hold what is printed for them. */
function repeated(csv: string, times: number): string {
  const [header = '', ...rows] = csv.trim().split('\n');
  return [header, ...Array.from({ length: times }, () => rows).flat()].join('\n');
}

it.each([
  ['arm.ts poses', repeated(fixture('arm/__tests__/fixtures/armPoses'), 200)],
  ['can.ts decode-vectors', repeated(fixture('can/__tests__/fixtures/can-vectors-decode'), 40)],
])('%s says nothing where whoever reads its output stops early', (command, input) => {
  const { stdout, stderr } = spawnSync('sh', ['-c', `${process.execPath} --import tsx ${root}/scripts/${command} | head -n 1`], {
    cwd: exampleRoot,
    input,
    encoding: 'utf8',
  });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});
