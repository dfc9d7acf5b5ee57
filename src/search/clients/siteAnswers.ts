import { withPrefix } from 'gatsby';
import { answersPath } from '../contract/searchAnswers';
import type { Answer, AnswerGroup } from '../contract/searchAnswers';
import { findAnswers } from '../engine/findAnswers';

let groups: readonly AnswerGroup[] = [];
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  // Its name is the same in every build: the browser asks whether it has changed.
  const response = await fetch(withPrefix(answersPath), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${answersPath}: ${response.status}`);
  // The build wrote the file from this type.
  groups = (await response.json()) as readonly AnswerGroup[];
}

/** Lines that answer short questions from tables, whichever engine searches. */
export const siteAnswers = {
  /** Loads the lines. Without them there are results all the same, so failing is not told; the next call tries anew. */
  prepare: (): Promise<void> =>
    (loading ??= load().catch(() => {
      loading = undefined;
    })),
  /** Lines that answer a question, of those that are loaded: results never wait for them. */
  find: (query: string): readonly Answer[] => findAnswers(query, groups),
};
