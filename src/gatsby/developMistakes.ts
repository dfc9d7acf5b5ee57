import type { ServerResponse } from 'node:http';
import { formatProblems } from '../model/problems';
import type { Problem } from '../model/problems';

let told = '';

const listeners = new Set<ServerResponse>();

/** An event for the browser: first line a file, as Gatsby's overlay wants it; empty where nothing is wrong. */
const event = (): string => `data: ${JSON.stringify(told)}\n\n`;

/** Tells all open pages of `develop` what is wrong with the sources. No problems take the message away. */
export function tellMistakes(problems: readonly Problem[]): void {
  told = problems.length === 0 ? '' : `${problems[0]?.file ?? ''}\n${formatProblems(problems)}`;
  for (const listener of listeners) listener.write(event());
}

/** Keeps an answer open, on which a page hears of mistakes from now on. */
export function listenToMistakes(response: ServerResponse): void {
  // Gatsby's server would hold back what it compresses.
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
  response.write(event());
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}
