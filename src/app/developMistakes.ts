import { mistakesAddress } from '../model/mistakesAddress';

/** Where Gatsby's overlay takes messages from while a site is developed. */
interface OverlayWindow {
  _gatsbyEvents?: { push(event: readonly ['FAST_REFRESH', { readonly action: string; readonly payload?: string }]): void };
}

/** Shows mistakes in the sources in the overlay of `develop` until they are mended. */
export function showMistakes(): void {
  let isShown = false;
  new EventSource(mistakesAddress).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const payload = JSON.parse(data) as string; // of src/gatsby/developMistakes.ts
    const { _gatsbyEvents: events } = window as OverlayWindow;
    if (payload !== '') events?.push(['FAST_REFRESH', { action: 'SHOW_COMPILE_ERROR', payload }]);
    else if (isShown) events?.push(['FAST_REFRESH', { action: 'CLEAR_COMPILE_ERROR' }]);
    isShown = payload !== '';
  });
}
