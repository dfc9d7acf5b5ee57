import type { DocsInstance } from '../model/siteTypes';

/** Identity of the site, for pages, feeds and metadata. */
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
  /** Home page of the project and company. */
  homePage: 'https://openarm.dev',
  /** First year of the copyright line; the last is the year of the build. */
  copyrightFrom: 2025,
  version: '0.0.0',
  language: 'en',
  direction: 'ltr',
  repository: 'https://github.com/enactic/openarm',
  /** Prefix of edit links; the path of a file, such as `content/docs/index.mdx`, is appended. Empty for no edit links. */
  editUrl: 'https://github.com/enactic/openarm/edit/main/',
} as const;

/** Title of a page in the browser's tab. */
export const pageTitle = (title: string): string => `${title} | ${site.title}`;

/** Documentation instances and their versions. The first version is the one this project builds; with several, pages offer a choice. */
export const docsInstances: { readonly default: DocsInstance } = {
  default: { versions: [{ name: 'current', label: 'Next' }] },
};

/** Value of the `docsearch:docusaurus_tag` filter for an instance and version. */
export const documentationTag = (instance: string, version: string): string => `docs-${instance}-${version}`;
