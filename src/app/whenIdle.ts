/** Runs a task when the page has loaded and the browser has nothing to do. Safari has no idle callbacks. */
export function whenIdle(task: () => void): void {
  const wait = (): void => void (window.requestIdleCallback ? window.requestIdleCallback(task) : setTimeout(task));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
