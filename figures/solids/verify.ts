import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModel } from '../cad/model';
import { meshName } from './meshName';
import { meshDigest, meshFile, sceneTexts, solidNames, solidsFolder } from './solidFiles';

/**
 * Prints as JSON what in content/solids is not what the models give now: `stale` meshes by the digests of their sources, `different` ones
 * of those named, which are made again, and `scenes`.
 */
async function verify(sample: readonly string[]): Promise<void> {
  const model = await loadModel();
  const made = JSON.parse(readFileSync(path.join(__dirname, 'data/made.json'), 'utf8')) as Readonly<Record<string, string>>;
  const read = (file: string): Buffer =>
    existsSync(path.join(solidsFolder, file)) ? readFileSync(path.join(solidsFolder, file)) : Buffer.alloc(0);
  const names = solidNames(model);
  const stale = names.filter((name) => made[name] !== meshDigest(name, model));
  const orphans = Object.keys(made).filter((name) => !names.includes(name));
  const different: string[] = [];
  for (const name of sample) if (!read(`${meshName(name)}.mesh`).equals(await meshFile(name, model))) different.push(name);
  const scenes = [...sceneTexts(model)].filter(([guide, text]) => read(`${guide}.json`).toString() !== text).map(([guide]) => guide);
  console.log(JSON.stringify({ meshes: names.length, stale, orphans, different, scenes }));
}

verify(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
