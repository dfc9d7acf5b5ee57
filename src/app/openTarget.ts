import { decodeURIComponent } from '../model/decodeAddress';

/** Opens the folded section to which an address leads; what is folded inside one, browsers open themselves. */
export function openTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
