import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The project, and the scratch copy that is edited. */
export const root = path.resolve(__dirname, '../..');
export const scratch = path.join(root, '.test-sites/edits');

/** A program of the project's packages. */
export const program = (name: string): string => path.join(root, 'node_modules/.bin', name);

/** Runs a program in the scratch copy; returns what it prints if it fails. */
export function failureOf(command: string, ...args: readonly string[]): string {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CPU_COUNT: '1', PARCEL_WORKERS: '0' };
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, { cwd: scratch, env, encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? '' : `${command} ended with ${status ?? signal ?? String(error)}.\n${stdout}${stderr}`;
}

/** What the type checker finds in the scratch copy. */
export const checkTypes = (): string => failureOf('node', path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', '.');

/** What the check of imports finds in the scratch copy. */
export const checkStructure = (): string => failureOf('npm', 'run', '--silent', 'structure');
