import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PublishedFile } from '../../../content/components/definition';
import type { Tables } from '../../../content/tables/csvTable';
import { packageNotice } from '../../../files/notices';
import { simulationMjcf, simulationTables } from '../engine/simulationMjcf';
import { simulationFiles, simulationFolder } from '../publicFiles';
import type { EngineFiles } from '../publicFiles';

/** Code in the package's script that compiles a function from text, and an equivalent function. */
interface Replacement {
  readonly made: string;
  readonly written: string;
}

/** For bindings to C++ and for calls from C++. Both are in closures whose variables they use. */
const replacements: readonly Replacement[] = [
  {
    made: 'new Function(...args, invokerFnBody)(...closureArgs)',
    written: `function (...given) {
        checkArgCount(given.length, minArgs, expectedArgCount, humanName, throwBindingError);
        const destructors = needsDestructorStack ? [] : null;
        const wired = isClassMethodFunc ? [argTypes[1].toWireType(destructors, this)] : [];
        for (let at = 0; at < expectedArgCount; at++) wired.push(argTypes[at + 2].toWireType(destructors, given[at]));
        const result = cppInvokerFunc(cppTargetFunc, ...wired);
        if (needsDestructorStack) runDestructors(destructors);
        else
          for (let type = isClassMethodFunc ? 1 : 2; type < argTypes.length; type++)
            argTypes[type].destructorFunction?.(wired[isClassMethodFunc ? type - 1 : type - 2]);
        return returns ? argTypes[0].fromWireType(result) : undefined;
      }`,
  },
  {
    made: 'new Function(...params, functionBody)(...args)',
    written: `function (obj, func, destructorsRef, given) {
        let place = given;
        const values = types.map((type) => {
          const value = type.readValueFromPointer(place);
          place += type.argPackAdvance;
          return value;
        });
        const result = kind === 1 ? new func(...values) : kind === 0 ? func.call(obj, ...values) : func.call(...values);
        return retType.isVoid ? undefined : emval_returnValue(retType, destructorsRef, result);
      }`,
  },
];

/** The Apache licence requires a notice in changed files. */
const notice =
  '/* MuJoCo, Apache-2.0 (LICENSE.txt in this folder), Google DeepMind. Changed for this site: functions are written out, not made of texts. */\n';

/**
 * The script of @mujoco/mujoco without functions compiled from text, which a Content-Security-Policy without `unsafe-eval` blocks. Throws
 * if the script isn't as expected, for instance after an update.
 */
export function withoutEval(script: string): string {
  let changed = script;
  for (const { made, written } of replacements) {
    const parts = changed.split(made);
    if (parts.length !== 2)
      throw new Error(
        `@mujoco/mujoco contains "${made}" ${parts.length - 1} times instead of once: see src/tools/mujoco/output/filesOfSimulation.ts.`,
      );
    changed = parts.join(written);
  }
  const left = /new Function\b|\beval\(/.exec(changed);
  if (left)
    throw new Error(`@mujoco/mujoco still compiles code from text with "${left[0]}": see src/tools/mujoco/output/filesOfSimulation.ts.`);
  return notice + changed;
}

/** Address of a file of MuJoCo, with a content hash so that browsers can cache it. */
function engineAddress(extension: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `/static${simulationFolder}/mujoco.${digest}.${extension}`;
}

/**
 * Files that the simulation loads: MuJoCo, the scene, and their addresses. `root` is the folder from which packages are resolved. Empty if
 * the site lacks the tables of the scene.
 */
export function filesOfSimulation(root: string, tables: Tables): PublishedFile[] {
  if (!simulationTables.every((name) => tables.has(name))) return [];
  const require = createRequire(path.join(root, 'package.json'));
  const program = require.resolve('@mujoco/mujoco/mujoco.wasm');
  const engine = readFileSync(program);
  const glue = withoutEval(readFileSync(path.join(path.dirname(program), 'mujoco.js'), 'utf8'));
  const addresses: EngineFiles = { glue: engineAddress('js', glue), engine: engineAddress('wasm', engine) };
  return [
    { address: addresses.glue, content: glue },
    { address: addresses.engine, content: engine },
    { address: `/static${simulationFolder}/LICENSE.txt`, content: `${packageNotice(root, path.relative(root, path.dirname(program)))}\n` },
    { address: simulationFiles.addresses, content: JSON.stringify(addresses) },
    { address: simulationFiles.mjcf, content: simulationMjcf((name) => tables.get(name)?.rows) },
  ];
}
