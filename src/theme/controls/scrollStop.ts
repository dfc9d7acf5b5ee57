/**
 * Ref of a box with `tabIndex={0}` that scrolls sideways where its first child is wider: makes it a tab stop only then. Without JavaScript
 * it always is one.
 */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  const content = box?.firstElementChild;
  if (!box || !content) return undefined;
  const observer = new ResizeObserver(() => {
    // What isn't laid out yet has no width.
    if (!content.checkVisibility({ contentVisibilityAuto: true })) return;
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else if (box !== document.activeElement) box.removeAttribute('tabindex');
  });
  observer.observe(box);
  observer.observe(content);
  return () => observer.disconnect();
}
