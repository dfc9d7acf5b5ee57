import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** What a command cost. */
export interface Cost {
  /** From start to end, in s. */
  readonly wall: number;
  /** Of all processors, user and system, with all processes that the command started, in s. */
  readonly cpu: number;
  /** Most memory that its processes held at once, in bytes: the sum of their resident sets, in which shared pages count for each process. */
  readonly memory: number;
}

/** How often the processes are looked at, in ms. */
const interval = 200;

/** One process as Linux tells of it: times in clock ticks, memory in pages. */
interface ProcessState {
  readonly session: number;
  readonly ticks: number;
  readonly pages: number;
}

/** Reads `/proc/<id>/stat`, whose second field is a name in brackets that may hold spaces. */
export function readStat(stat: string): ProcessState {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (field: number): number => fields[field - 3] ?? 0;
  return { session: at(6), ticks: at(14) + at(15), pages: at(24) };
}

const ticksPerSecond = 100;
const pageBytes = 4096;

/** Watches the processes of a session. What a process took after it was seen last is missing, 200 ms at most. */
function watch(session: number) {
  const ticks = new Map<string, number>();
  let memory = 0;
  const look = (): void => {
    let now = 0;
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const state = readStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
        if (state.session !== session) continue;
        ticks.set(id, state.ticks);
        now += state.pages * pageBytes;
      } catch {
        // It has ended since the folder was read.
      }
    }
    memory = Math.max(memory, now);
  };
  const timer = setInterval(look, interval);
  return {
    end: () => clearInterval(timer),
    cpu: () => [...ticks.values()].reduce((sum, own) => sum + own, 0) / ticksPerSecond,
    memory: () => memory,
  };
}

/** Seconds in what the shell's `times` prints of its children: "0m1.25s 0m0.31s" in its second line. */
export function readTimes(text: string): number {
  const children = text.trim().split('\n').at(-1) ?? '';
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/**
 * Runs a line of the shell to its end and measures it; throws what it printed if it fails. Linux only. Processor time is what the shell says of
 * the processes it could wait for, or what was seen of all of them, whichever is more: some tools end before their workers.
 */
export async function runMeasured(line: string, folder: string, env: Readonly<Record<string, string>>): Promise<Cost> {
  const start = performance.now();
  // A session of its own, by which its processes are known.
  const child = spawn('sh', ['-c', `(${line}); status=$?; times >&3; exit $status`], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const watched = watch(child.pid ?? 0);
  const endAll = (): void => {
    try {
      process.kill(-(child.pid ?? NaN), 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  process.on('exit', endAll);
  let [output, times] = ['', ''];
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  child.stdio[3]?.on('data', (text: Buffer) => (times += text.toString()));
  try {
    const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    const wall = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`"${line}" ended with ${status}:\n${output.slice(-6000)}`);
    return { wall, cpu: Math.max(readTimes(times), watched.cpu()), memory: watched.memory() };
  } finally {
    watched.end();
    process.off('exit', endAll);
  }
}
