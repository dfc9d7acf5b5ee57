import type { Sidebars } from '../model/siteTypes';

/** The only list of routes: each document is listed once, in reading order. */
export const sidebars: Sidebars = {
  gettingStartedSidebar: [
    'index',
    'getting-started/safety-guide',
    {
      type: 'category',
      label: 'Troubleshooting',
      link: { type: 'doc', id: 'getting-started/troubleshooting' },
      items: [
        'getting-started/troubleshooting/power',
        'getting-started/troubleshooting/serial-port',
        'getting-started/troubleshooting/motion',
      ],
    },
    'getting-started/faq',
    'getting-started/glossary',
    'getting-started/offline',
  ],
  hardwareSidebar: [
    'hardware/index',
    'hardware/parts',
    { type: 'category', label: 'Build guides', open: true, items: ['hardware/build/base', 'hardware/build/arm', 'hardware/progress'] },
  ],
  softwareSidebar: [
    'software/index',
    { type: 'category', label: 'First steps', open: true, items: ['software/setup'] },
    'software/protocol',
  ],
  purchaseSidebar: ['purchase/index'],
  topSidebar: [
    { type: 'category', label: 'Getting started', items: [{ type: 'sidebar', id: 'gettingStartedSidebar' }] },
    {
      type: 'category',
      label: 'Hardware',
      link: {
        type: 'generated',
        route: '/category/hardware',
        title: 'Hardware',
        description: 'What Twig is made of, all parts with their prices, and how to build its base and its arm.',
        figure: { src: 'twig.svg', alt: 'Side view of Twig: a round base carries an arm of two links with a tweezer at its end.' },
      },
      items: [{ type: 'sidebar', id: 'hardwareSidebar' }],
    },
    { type: 'category', label: 'Software', items: [{ type: 'sidebar', id: 'softwareSidebar' }] },
    { type: 'category', label: 'Purchase', items: [{ type: 'sidebar', id: 'purchaseSidebar' }] },
  ],
};
