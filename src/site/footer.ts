import type { FooterColumn, FooterLink } from '../model/siteTypes';

/** Footer columns, in order. */
export const footer: readonly FooterColumn[] = [
  {
    title: 'Docs',
    items: [
      { label: 'Getting started', href: '/' },
      { label: 'Hardware', href: '/hardware/' },
      { label: 'Software', href: '/software/' },
      { label: 'Teleop', href: '/teleop/' },
      { label: 'Simulation', href: '/simulation/' },
      { label: 'Purchase', href: '/purchase/' },
    ],
  },
  {
    title: 'Community',
    items: [
      { label: 'Discord', href: 'https://discord.gg/FsZaZ4z3We' },
      { label: 'X', href: 'https://x.com/enactic_ai' },
    ],
  },
  {
    title: 'More',
    items: [{ label: 'GitHub', href: 'https://github.com/enactic/openarm' }],
  },
];

/** Links next to the copyright line. */
export const footerLine: readonly FooterLink[] = [
  { label: 'Posts', href: '/blog/' },
  { label: 'Keep this site offline', href: '/getting-started/offline' },
];
