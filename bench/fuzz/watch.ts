import type { ChildProcess } from 'node:child_process';

/** How a watched process ended: by itself, or at the number of the piece of work with which it hung. */
export type Ending = { readonly status: number } | { readonly hung: number };

/**
 * Waits for a process that sends the number of each piece of work before it begins it. One that sends nothing for `patience` ms hangs in
 * that piece, in a loop that no timer of its own could break: it is killed.
 */
export function watch(child: ChildProcess, patience: number): Promise<Ending> {
  return new Promise((resolve) => {
    let current = -1;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        child.kill('SIGKILL');
        resolve({ hung: current });
      }, patience);
    };
    child.on('message', (number) => {
      current = Number(number);
      wait();
    });
    child.on('exit', (status) => {
      clearTimeout(timer);
      resolve({ status: status ?? 1 });
    });
    wait();
  });
}
