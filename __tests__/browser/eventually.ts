/**
 * Repeats a check until it holds, for what comes a moment after a key or a click: a changed address, a focus, a text.
 * To look once would be a race that a busy machine loses. Throws the check's last error after 20 s.
 * What must not happen is looked at once, after a while: for that, this is the wrong tool.
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
