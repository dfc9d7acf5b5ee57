import { site } from '../../../site/site';

/** Texts of search that stand in more than one place. */
export const searchTexts = {
  failed: 'Unable to fetch results',
  failedHelp: 'You might want to check your network connection.',
  none: 'No results found for',
  suggestions: 'Try searching for',
  popular: 'Popular searches',
  sections: 'Sections',
  recent: 'Recently viewed docs',
  answer: 'Direct answer',
  likeliestPage: 'Likeliest page',
  broken: 'Does something not work?',
  brokenLink: 'Find your symptom.',
  missing: 'Believe this query should return results?',
  missingLink: 'Let us know.',
} as const;

/** Page for a new issue in the project's repository that already names the query without results. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({ title: `Search finds nothing for "${query}"` });
  return `${site.repository}/issues/new?${parameters.toString()}`;
}
