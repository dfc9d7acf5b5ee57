import { decodeURIComponent } from '../model/decodeAddress';
import { targetEvent } from '../model/targetEvent';

/** Opens the folded section to which an address leads; what is folded inside one, browsers open themselves. */
export function openTarget(hash: string): void {
  const id = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(id);
  if (target instanceof HTMLDetailsElement) target.open = true;
  if (id !== '') window.dispatchEvent(new CustomEvent(targetEvent, { detail: id }));
}

/** Opens the target also for a link to the address where the reader already is, which changes no route. Called once, when the app starts. */
export function startOpeningTargets(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) openTarget(link.hash);
  });
}
