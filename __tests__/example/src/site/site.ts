import type { DocsInstance } from '../model/siteTypes';

/** Identity of the site, for pages, feeds and metadata. */
export const site = {
  title: 'Twig',
  tagline: 'Build and program a one-armed desk robot',
  description:
    'Documentation of Twig, a one-armed desk robot that hands you small things: parts, two build guides, software and its serial protocol.',
  url: 'https://twig.example',
  favicon: '/favicon.svg',
  organisationName: 'twig-robot',
  projectName: 'twig',
  robot: 'Twig',
  cardDrawing: 'twig.svg',
  ownWords: ['twig'],
  company: 'The Twig project',
  homePage: 'https://twig.example/home',
  copyrightFrom: 2026,
  version: '0.0.0',
  language: 'en',
  direction: 'ltr',
  repository: 'https://code.example/twig/twig',
  editUrl: 'https://code.example/twig/twig/edit/main/',
} as const;

/** Documentation instances and their versions. */
export const docsInstances: { readonly default: DocsInstance } = {
  default: { versions: [{ name: 'current', label: 'Next' }] },
};
