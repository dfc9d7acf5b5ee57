import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The project's server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** What it has written about faults, and how it ended; empty as long as all is well. */
  readonly troubles: () => string;
  readonly stop: () => void;
}

/** Serves a folder in a process of its own, so that it is seen whether it lives on. */
export async function serverProcess(folder: string, basePath = ''): Promise<ServerProcess> {
  const program = ['--import', 'tsx', path.join(__dirname, 'listen.ts'), folder, basePath];
  const server = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  server.stderr.on('data', (text) => (complaints += String(text)));
  // The port is all that the program prints.
  const printed: unknown = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  const ending = (): string => (server.exitCode === null && server.signalCode === null ? '' : 'The server has ended.');
  return { port: Number(String(printed)), troubles: () => complaints + ending(), stop: () => void server.kill() };
}
