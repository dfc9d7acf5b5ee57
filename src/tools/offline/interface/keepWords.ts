import type { KeepReason } from '../messages';

/** Messages for each reason: what happened, and what to do. */
export const reasonWords: Readonly<Record<KeepReason, string>> = {
  full: 'There isn’t enough room on this device. Free some space. What you kept before is still there.',
  refused:
    'Your browser doesn’t let this site keep anything. That is usual in a private window, where cookies and site data are blocked, and on a connection without HTTPS. Open the site in a normal window, or allow its data in your browser’s settings.',
  network: 'The network failed. What has arrived so far stays: press the button again to resume.',
  changing: 'A newer version was published several times while you kept this one. Try again in a few minutes.',
  altered: 'The server sent a file that doesn’t belong to this version of the site, so nothing was changed. Try again later.',
  without: 'This copy of the site can’t be kept offline.',
  stopped: 'Stopped. What has arrived so far stays: press the button again to resume.',
};

/** Message for a reader whose copy is gone. Browsers don't say that they have removed it, and the worker removes it at an address without the site. */
export const lostWords =
  'Your browser has removed what you kept of this site, or the site has moved. Keep it again to open it without a network.';

/** Date and time in the reader's time zone: 23 November 2026 at 09:30. */
export const momentWords = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
