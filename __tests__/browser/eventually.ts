import { patience } from './site';

let begun = Date.now();
beforeEach(() => {
  begun = Date.now();
});

/**
 * Repeats a check until it passes, for effects that follow a key or a click: a changed address, focus, text. Throws the last error shortly before
 * the test's own time is over: how long an effect takes depends on what else the machine does.
 * For what must not happen, wait with `framesPass` and check once.
 */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > begun + patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
