import type { DocsInstance } from '../model/siteTypes';

/** Identity of the site; what pages, feeds and metadata say about themselves comes from here. */
export const site = {
  title: 'OpenArm',
  tagline: 'Build, wire, program and simulate an open-source 7-axis robot arm',
  description:
    'Documentation of OpenArm, an open-source 7-axis robot arm for collecting manipulation data: assembly, wiring, software, teleoperation and simulation.',
  url: 'https://docs.openarm.dev',
  favicon: '/favicon.svg',
  organisationName: 'enactic',
  projectName: 'openarm',
  company: 'Enactic, Inc.',
  /** Home page of project and company. */
  homePage: 'https://openarm.dev',
  /** First year of the copyright line; the last is the year of the build. */
  copyrightFrom: 2025,
  version: '0.0.0',
  language: 'en',
  direction: 'ltr',
  repository: 'https://github.com/enactic/openarm',
  /** What stands before the path of a file, such as `content/docs/index.mdx`, where it can be edited. Empty where pages offer no such link. */
  editUrl: 'https://github.com/enactic/openarm/edit/main/',
} as const;

/** Title of a page as a browser's tab shows it. */
export const pageTitle = (title: string): string => `${title} | ${site.title}`;

/** Documentation instances and their versions. The first is the default, and what this project builds; with others, pages offer a choice. */
export const docsInstances: { readonly default: DocsInstance } = {
  default: { versions: [{ name: 'current', label: 'Next' }] },
};

/** Value of the `docsearch:docusaurus_tag` filter for one documentation instance and version. */
export const documentationTag = (instance: string, version: string): string => `docs-${instance}-${version}`;
