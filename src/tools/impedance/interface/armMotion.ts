import { signal } from '../../../theme/state/signal';
import type { Answerer } from '../../../model/worker';
import type { Answers, Moment, Question, Resting, Sample, Settings } from '../engine/messages';
import type { Along } from './views';

/** Worker that moves the arm. */
export type ArmWorker = Answerer<Question, Answers>;

/** State of the arm to show. */
export interface Shown {
  readonly resting: Resting;
  readonly moment: Moment;
  /** Samples of the last seconds, oldest first. */
  readonly samples: readonly Sample[];
}

/** Seconds of motion that are kept. */
export const keptSeconds = 5;

/** Seconds after which an arm at rest is no longer computed: nothing changes any more. */
const restSeconds = 2;

const noForce: Along = [0, 0, 0];

/** Requests an animation frame; replaced in tests. */
type NextFrame = (show: (time: number) => void) => unknown;

/**
 * Advances a worker's arm with the animation frames. Asks one question at a time, so that a slow machine shows a slow arm and no queue
 * builds up. Idle while paused, without frames, and when the arm has come to rest.
 */
export class ArmMotion {
  /** State to show; null before the first answer. */
  readonly shown = signal<Shown | null>(null);
  private waiting: { readonly settings: Settings; readonly restart: boolean } | null = null;
  private isSetting = false;
  private isRunning = false;
  private isTicking = false;
  private isOver = false;
  private speed = 1;
  private pulled: Along = noForce;
  private lastFrame: number | null = null;
  private restingSince: number | null = null;

  constructor(
    private readonly worker: ArmWorker,
    private readonly onError: (error: Error) => void,
    private readonly nextFrame: NextFrame = (show) => window.requestAnimationFrame(show),
  ) {}

  /** Changes the settings. Of several changes during a computation, the last one wins. */
  set(settings: Settings, restart: boolean): void {
    this.waiting = { settings, restart: restart || (this.waiting?.restart ?? false) };
    if (!this.isSetting) void this.setNext();
  }

  /** Runs or pauses the motion. */
  run(isRunning: boolean, speed: number): void {
    this.isRunning = isRunning;
    this.speed = speed;
    this.wake();
  }

  /** Sets the pulling force on the hand in N. */
  pull(force: Along): void {
    this.pulled = force;
    this.wake();
  }

  /** Ends the motion and its worker. */
  end(): void {
    this.isOver = true;
    this.worker.end();
  }

  private wake(): void {
    this.restingSince = null;
    if (this.isTicking || !this.isRunning || this.isOver || !this.shown.get()) return;
    this.isTicking = true;
    this.lastFrame = null;
    this.nextFrame((time) => void this.tick(time));
  }

  private async setNext(): Promise<void> {
    this.isSetting = true;
    try {
      for (let next = this.waiting; next; next = this.waiting) {
        this.waiting = null;
        const { resting, moment } = await this.worker.ask({ ask: 'set', ...next });
        if (this.isOver) return;
        this.shown.set({ resting, moment, samples: next.restart ? [] : (this.shown.get()?.samples ?? []) });
      }
    } catch (error) {
      this.fail(error);
    }
    this.isSetting = false;
    this.wake();
  }

  private async tick(time: number): Promise<void> {
    const seconds = this.lastFrame === null ? 0 : ((time - this.lastFrame) / 1000) * this.speed;
    this.lastFrame = time;
    if (!this.isRunning || this.isOver || this.isAtRest()) {
      this.isTicking = false;
      return;
    }
    try {
      const moment = await this.worker.ask({ ask: 'advance', seconds, pull: this.pulled });
      if (this.isOver) return;
      const shown = this.shown.get();
      if (shown) this.shown.set({ ...shown, moment, samples: withSamples(shown.samples, moment.samples) });
      this.nextFrame((next) => void this.tick(next));
    } catch (error) {
      this.isTicking = false;
      this.fail(error);
    }
  }

  private isAtRest(): boolean {
    const { moment } = this.shown.get() ?? {};
    if (!moment?.still) this.restingSince = null;
    else this.restingSince ??= moment.time;
    return moment !== undefined && this.restingSince !== null && moment.time - this.restingSince > restSeconds;
  }

  private fail(error: unknown): void {
    if (!this.isOver) this.onError(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Appends new samples and drops old ones. A restart drops all earlier ones. */
function withSamples(samples: readonly Sample[], added: readonly Sample[]): readonly Sample[] {
  const [first, last] = [added[0], added.at(-1)];
  if (!first || !last) return samples;
  const before = first.time < (samples.at(-1)?.time ?? 0) ? [] : samples;
  return [...before.filter(({ time }) => time >= last.time - keptSeconds), ...added];
}
