import type { Server, ServerResponse } from 'node:http';

/** What is said to a request in place of the site; `pass` lets an older answer count, or the site. */
export type SiteAnswer = (response: ServerResponse, pass: () => void, url: URL) => unknown;

/** Answers that a test gives in place of a site. */
export interface SiteAnswers {
  /** Gives an answer to requests from now on; the newest that fits counts. Takes it back when what is returned is called. */
  readonly answer: (isAsked: (url: URL) => boolean, answer: SiteAnswer) => () => void;
  /** Takes back all answers. */
  readonly clear: () => void;
}

/** Answers with a status and a text, which no browser keeps. */
export const say =
  (status: number, text = '', type = 'text/html') =>
  (response: ServerResponse): unknown =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);

/**
 * Lets tests answer for a site where it is served. A handler of Playwright would have each request of the page wait for it, not only those
 * that it answers, and turns off what the browser remembers of files: that makes a load take half as long again.
 */
export function answersOf(server: Server): SiteAnswers {
  const site = server.listeners('request');
  const given: { readonly isAsked: (url: URL) => boolean; readonly answer: SiteAnswer }[] = [];
  server.removeAllListeners('request').on('request', (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
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
