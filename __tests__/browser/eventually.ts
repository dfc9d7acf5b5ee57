/**
 * Repeats a check until it passes, for effects that follow a key or a click: a changed address, focus, text. Throws the last error after 20 s.
 * For what must not happen, wait with `framesPass` and check once.
 */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
