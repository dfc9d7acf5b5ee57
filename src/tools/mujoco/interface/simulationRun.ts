import type { Moment, Orders } from '../engine/messages';
import type { SimulationWorker } from '../engine/startSimulation';

/** How the simulation goes, in words and numbers that can be read: it changes four times a second. */
export interface Readout {
  readonly moment: Moment;
  /** Simulated seconds for each second that has passed; null while nothing runs. */
  readonly speed: number | null;
}

/** Milliseconds between two readouts. */
const readoutEvery = 250;

/** Milliseconds that the worker may compute for a frame: a slow machine simulates less, and its page stays awake. */
const budget = 50;

/** Seconds of simulated time that one press on Step takes. */
export const stepSeconds = 0.02;

/** Calls for a frame of the screen; `window.requestAnimationFrame`, but for tests. */
type NextFrame = (show: (time: number) => void) => unknown;

/**
 * Runs the simulation of a worker with the frames of the screen, which a hidden page has none of: one question at a time, so that no
 * queue grows.
 */
export class SimulationRun {
  private readonly listeners = new Set<() => void>();
  private readout: Readout;
  private isRunning = false;
  private isTicking = false;
  private isOver = false;
  private lastFrame: number | null = null;
  private since: { readonly frame: number; readonly simulated: number } | null = null;

  constructor(
    private readonly worker: SimulationWorker,
    private moment: Moment,
    private orders: Orders,
    private readonly onError: () => void,
    private readonly nextFrame: NextFrame = (show) => window.requestAnimationFrame(show),
  ) {
    this.readout = { moment, speed: null };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The scene as it is now. */
  readonly readMoment = (): Moment => this.moment;

  /** How it goes. */
  readonly readReadout = (): Readout => this.readout;

  /** What the arms shall do from the next frame on. */
  order(orders: Orders): void {
    this.orders = orders;
  }

  /** Lets it run, or stops it where it is. */
  run(isRunning: boolean): void {
    this.isRunning = isRunning;
    if (!isRunning || this.isTicking || this.isOver) return;
    this.isTicking = true;
    this.lastFrame = null;
    this.since = null;
    this.nextFrame((time) => void this.tick(time));
  }

  /** Goes on by `stepSeconds`, while it does not run. */
  step(): void {
    void this.ask({ ask: 'advance', seconds: stepSeconds, budget: Infinity, orders: this.orders });
  }

  /** Puts everything back to its place. */
  reset(): void {
    this.since = null;
    void this.ask({ ask: 'reset', orders: this.orders });
  }

  /** Ends it, and its worker. */
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

  /** Asks the worker, and shows what it answers: at once, or by the time of a frame. Answers whether all is well. */
  private async ask(question: Parameters<SimulationWorker['ask']>[0], frame?: number): Promise<boolean> {
    try {
      const answer = await this.worker.ask(question);
      if (this.isOver) return false;
      // What starts it was asked before there was a run.
      this.moment = answer as Moment;
      if (frame === undefined) this.tell(this.readout.speed);
      else this.tellAt(frame);
      return true;
    } catch {
      if (!this.isOver) this.onError();
      return false;
    }
  }

  private tellAt(frame: number): void {
    const { since, moment } = this;
    this.since ??= { frame, simulated: moment.time };
    if (!since || frame - since.frame < readoutEvery) return this.changed();
    this.since = { frame, simulated: moment.time };
    this.tell((1000 * (moment.time - since.simulated)) / (frame - since.frame));
  }

  private tell(speed: number | null): void {
    this.readout = { moment: this.moment, speed };
    this.changed();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
