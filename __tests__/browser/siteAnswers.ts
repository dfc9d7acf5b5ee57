import type { Server, ServerResponse } from 'node:http';

/** Answers a request in place of the site. `pass` hands it on to an earlier answer, or to the site. */
export type SiteAnswer = (response: ServerResponse, pass: () => void, url: URL) => unknown;

/** Overrides of a site's answers. */
export interface SiteAnswers {
  /** Adds an answer for matching requests; the newest match wins. Returns a function that removes it. */
  readonly answer: (isAsked: (url: URL) => boolean, answer: SiteAnswer) => () => void;
  /** Removes all answers. */
  readonly clear: () => void;
}

/** Answers with a status and an uncached text. */
export const say =
  (status: number, text = '', type = 'text/html') =>
  (response: ServerResponse): unknown =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);

/** Lets tests override answers at the server. Playwright's `page.route` would delay every request and turn off the HTTP cache. */
export function answersOf(server: Server): SiteAnswers {
  const site = server.listeners('request');
  const given: { readonly isAsked: (url: URL) => boolean; readonly answer: SiteAnswer }[] = [];
  server.removeAllListeners('request').on('request', (request, response) => {
    // Joined instead of resolved: a path that begins with // would be taken for a host.
    const url = new URL(`http://127.0.0.1${request.url ?? '/'}`);
    const found = given.filter(({ isAsked }) => isAsked(url));
    const next = (): void => {
      const one = found.pop();
      if (one) one.answer(response, next, url);
      else for (const listener of site) Reflect.apply(listener, server, [request, response]);
    };
    next();
  });
  return {
    answer: (isAsked, answer) => {
      const one = { isAsked, answer };
      given.push(one);
      return () => void given.splice(given.indexOf(one), 1);
    },
    clear: () => void given.splice(0),
  };
}
