import { fork } from 'node:child_process';
import path from 'node:path';
import { watch } from '../../../bench/fuzz/watch';
import { temporaryFolders, writeFiles } from '../fixtures/folder';

const folderWith = temporaryFolders();

/** Starts a program that sends numbers. */
function start(program: string) {
  const folder = folderWith({});
  writeFiles(folder, { 'program.cjs': program });
  return fork(path.join(folder, 'program.cjs'), { execArgv: [] });
}

describe('a process that is watched', () => {
  it('ends with its own status', async () => {
    const child = start('for (let number = 0; number < 3; number += 1) process.send(number); process.exitCode = 7; process.disconnect();');
    expect(await watch(child, 20_000)).toEqual({ status: 7 });
  });

  it('is killed in the piece of work that hangs, although no timer of its own would run', async () => {
    const child = start('process.send(4); process.send(5, () => { for (;;); });');
    const gone = new Promise((resolve) => child.on('exit', (_status, signal) => resolve(signal)));
    expect(await watch(child, 3_000)).toEqual({ hung: 5 });
    expect(await gone).toBe('SIGKILL');
  });

  it('is killed where it says nothing at all', async () => {
    expect(await watch(start('for (;;);'), 500)).toEqual({ hung: -1 });
  });
});
