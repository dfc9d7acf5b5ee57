import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

describe('drawings of the CAD models', () => {
  it('are those that the models and steps give now', () => {
    const sample = ['assembly-j2-j3-2.svg', 'assembly-j5-j6-j7-13-left.svg', 'assembly-chest-3.svg', 'part-J4_A.svg'];
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'figures/cad/verify.ts', ...sample], { cwd: root, encoding: 'utf8' });
    const result = JSON.parse(output) as Record<string, unknown>;
    // A change of models or steps without `npm run figures assembly` shows here by file name.
    expect(result).toEqual({ drawings: expect.any(Number) as number, mistakes: [], stale: [], orphans: [], different: [] });
    expect(result.drawings).toBeGreaterThan(150);
  });
});
