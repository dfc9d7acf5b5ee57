/** A choice of the reader that selects one of several alternatives on pages. */
export interface Choice {
  readonly title: string;
  /** Options in display order. The first is the default. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** How to find out, with a link. */
  readonly help?: { readonly text: string; readonly label: string; readonly href: string };
}

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

export type Arm = 'right' | 'left';
export type Robot = string;

export const arms: readonly Arm[] = [];
export const robots: readonly Robot[] = ['twig'];
export const firstRobot: Robot = 'twig';
export const armLabel = (arm: Arm): string => arm;
export const robotLabel = (robot: Robot): string => choices.robot.options.find(({ value }) => value === robot)?.label ?? '';

/** The choice of a group; undefined for other groups of tabs. */
export const choiceOf = (group: string): Choice | undefined =>
  Object.hasOwn(choices, group) ? choices[group as keyof typeof choices] : undefined;
