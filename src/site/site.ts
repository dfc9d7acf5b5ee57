import type { DocsInstance } from '../model/siteTypes';

/** Identity of the site, for pages, feeds and metadata. */
export const site = {
  title: 'OpenArm',
  tagline: 'Build, wire, program and simulate an open-source two-armed robot',
  description:
    'Documentation of OpenArm, an open-source two-armed robot for research: assembly, wiring, software, teleoperation and simulation.',
  url: 'https://docs.openarm.dev',
  favicon: '/favicon.svg',
  organisationName: 'enactic',
  /** In small letters, for names of downloaded files and addresses of tools. */
  projectName: 'openarm',
  /** The robot that the pages are about. */
  robot: 'OpenArm 1',
  /** Drawing on the social cards of pages without one. */
  cardDrawing: 'openarm-overview.svg',
  company: 'Enactic, Inc.',
  /** Home page of the project and company. */
  homePage: 'https://openarm.dev',
  /** First year of the copyright line; the last is the year of the build. */
  copyrightFrom: 2025,
  /** Words that say nothing in a search of this site, because all of it is about them. */
  ownWords: ['openarm', 'dm', '2ec', 'v1'],
  version: '0.0.0',
  language: 'en',
  direction: 'ltr',
  repository: 'https://github.com/enactic/openarm',
  /** Prefix of edit links; the path of a file, such as `content/docs/index.mdx`, is appended. Empty for no edit links. */
  editUrl: 'https://github.com/enactic/openarm/edit/main/',
} as const;

/** Documentation instances and their versions. The first version is the one this project builds; with several, pages offer a choice. */
export const docsInstances: { readonly default: DocsInstance } = {
  default: { versions: [{ name: 'current', label: 'Next' }] },
};
