import { signal } from '../../../theme/state/signal';
import type { Signal } from '../../../theme/state/signal';
import type { Answerer } from '../../../model/worker';
import type { Answers, Moment, Orders, Question } from '../engine/messages';

/** Worker that runs MuJoCo. */
export type SimulationWorker = Answerer<Question, Answers>;

/** State for texts and numbers, updated four times a second so that they can be read. */
export interface Readout {
  readonly moment: Moment;
  /** Simulated seconds per real second; null while paused. */
  readonly speed: number | null;
}

/** Milliseconds between two readouts. */
const readoutEvery = 250;

/** Maximum computing time per frame in ms: a slow machine simulates less, but the page stays responsive. */
const budget = 50;

/** Simulated seconds per press on Step. */
export const stepSeconds = 0.02;

/** Requests an animation frame; replaced in tests. */
type NextFrame = (show: (time: number) => void) => unknown;

/**
 * Advances a worker's simulation with the animation frames, which pause on a hidden page. Asks one question at a time, so that no queue
 * builds up.
 */
export class SimulationRun {
  /** Current state of the scene. */
  readonly moment: Signal<Moment>;
  readonly readout: Signal<Readout>;
  private isRunning = false;
  private isTicking = false;
  private isOver = false;
  private lastFrame: number | null = null;
  private since: { readonly frame: number; readonly simulated: number } | null = null;

  constructor(
    private readonly worker: SimulationWorker,
    moment: Moment,
    private orders: Orders,
    private readonly onError: () => void,
    private readonly nextFrame: NextFrame = (show) => window.requestAnimationFrame(show),
  ) {
    this.moment = signal(moment);
    this.readout = signal<Readout>({ moment, speed: null });
  }

  /** Sets the commands from the next frame on. */
  order(orders: Orders): void {
    this.orders = orders;
  }

  /** Runs or pauses the simulation. */
  run(isRunning: boolean): void {
    this.isRunning = isRunning;
    if (!isRunning || this.isTicking || this.isOver) return;
    this.isTicking = true;
    this.lastFrame = null;
    this.since = null;
    this.nextFrame((time) => void this.tick(time));
  }

  /** Advances a paused simulation by `stepSeconds`. */
  step(): void {
    void this.ask({ ask: 'advance', seconds: stepSeconds, budget: Infinity, orders: this.orders });
  }

  reset(): void {
    this.since = null;
    void this.ask({ ask: 'reset', orders: this.orders });
  }

  /** Ends the run and its worker. */
  end(): void {
    this.isOver = true;
    this.worker.end();
  }

  private async tick(time: number): Promise<void> {
    if (!this.isRunning || this.isOver) {
      this.isTicking = false;
      this.tell(null);
      return;
    }
    const seconds = this.lastFrame === null ? 0 : (time - this.lastFrame) / 1000;
    this.lastFrame = time;
    const isFine = await this.ask({ ask: 'advance', seconds, budget, orders: this.orders }, time);
    this.isTicking = isFine;
    if (isFine) this.nextFrame((next) => void this.tick(next));
  }

  /** Asks the worker and shows its answer, at once or with the time of a frame. Returns whether it succeeded. */
  private async ask(question: Parameters<SimulationWorker['ask']>[0], frame?: number): Promise<boolean> {
    try {
      const answer = await this.worker.ask(question);
      if (this.isOver) return false;
      // `start` was asked before the run, so the answer is a `Moment`.
      this.moment.set(answer as Moment);
      if (frame === undefined) this.tell(this.readout.get().speed);
      else this.tellAt(frame);
      return true;
    } catch {
      if (!this.isOver) this.onError();
      return false;
    }
  }

  private tellAt(frame: number): void {
    const { since } = this;
    const moment = this.moment.get();
    this.since ??= { frame, simulated: moment.time };
    if (!since || frame - since.frame < readoutEvery) return;
    this.since = { frame, simulated: moment.time };
    this.tell((1000 * (moment.time - since.simulated)) / (frame - since.frame));
  }

  private tell(speed: number | null): void {
    this.readout.set({ moment: this.moment.get(), speed });
  }
}
