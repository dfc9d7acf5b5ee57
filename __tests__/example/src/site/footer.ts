import type { FooterColumn, FooterLink } from '../model/siteTypes';

/** Footer columns, in order. */
export const footer: readonly FooterColumn[] = [
  {
    title: 'Docs',
    items: [
      { label: 'Getting started', href: '/' },
      { label: 'Hardware', href: '/hardware/' },
      { label: 'Software', href: '/software/' },
      { label: 'Purchase', href: '/purchase/' },
    ],
  },
  { title: 'More', items: [{ label: 'Source', href: 'https://code.example/twig/twig' }] },
];

/** Links next to the copyright line. */
export const footerLine: readonly FooterLink[] = [{ label: 'Keep this site offline', href: '/getting-started/offline' }];
