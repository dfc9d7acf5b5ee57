import { mistakesAddress } from '../model/addresses';

/** Gatsby's event queue for the error overlay of `develop`. */
interface OverlayWindow {
  _gatsbyEvents?: { push(event: readonly ['FAST_REFRESH', { readonly action: string; readonly payload?: string }]): void };
}

/** Shows mistakes in the sources in the overlay of `develop` until they are fixed. */
export function showMistakes(): void {
  let shown: string | undefined;
  let openedWithMistakes = false;
  new EventSource(mistakesAddress).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const payload = JSON.parse(data) as string; // written by src/gatsby/createPages.ts
    const { _gatsbyEvents: events } = window as OverlayWindow;
    // A page that was opened while there were mistakes may have crashed, so reload it once they are fixed.
    if (shown === undefined) openedWithMistakes = payload !== '';
    else if (payload === '' && openedWithMistakes) return window.location.reload();
    if (payload !== '') events?.push(['FAST_REFRESH', { action: 'SHOW_COMPILE_ERROR', payload }]);
    else if (shown) events?.push(['FAST_REFRESH', { action: 'CLEAR_COMPILE_ERROR' }]);
    shown = payload;
  });
}
