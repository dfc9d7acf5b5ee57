import type { Choice } from '../model/siteTypes';

/** Choices for all pages, by the group that `<Choice>` and `<Tabs>` name. */
export const choices = {
  system: {
    title: 'Computer',
    options: [
      { value: 'linux', label: 'Linux' },
      { value: 'windows', label: 'Windows' },
    ],
    help: { text: 'A Raspberry Pi runs Linux.', label: 'Which computers work?', href: '/software/#which-computers-work' },
  },
  // Twig has one arm, and there is one kind of Twig: nothing to choose.
  'arm-side': { title: 'Arm', options: [{ value: 'right', label: 'Arm' }] },
  robot: { title: 'Robot', options: [{ value: 'twig', label: 'Twig' }] },
} as const satisfies Readonly<Record<string, Choice>>;
