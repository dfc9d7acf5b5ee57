/** Something that a reader has or wants, and that decides which of several alternatives a page shows. */
export interface Choice {
  /** What is chosen, as a noun. */
  readonly title: string;
  /** In the order in which every page gives them; the first holds until a reader chooses. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** How to find out, and where that is explained. */
  readonly help?: { readonly text: string; readonly label: string; readonly href: string };
}

/** What readers choose once, for all pages, by the group that `<Choice>` and `<Tabs>` name. Other groups of tabs are chosen where they are. */
export const choices = {
  'can-tool': {
    title: 'CAN tools',
    options: [
      { value: 'cli', label: 'openarm-can-cli 1.2.9+' },
      { value: 'packages', label: 'Packages 1.2.0–1.2.8' },
    ],
    help: {
      text: 'A fresh installation of the packages gives you 1.2.9 or later.',
      label: 'Which tools do I have?',
      href: '/software/setup/#which-tools-do-i-have',
    },
  },
  arms: {
    title: 'Arms',
    options: [
      { value: 'two', label: 'Two arms' },
      { value: 'one', label: 'One arm' },
    ],
  },
  'can-mode': {
    title: 'CAN mode',
    options: [
      { value: 'fd', label: 'CAN FD' },
      { value: 'classic', label: 'Classic CAN' },
    ],
  },
  'ros-distro': {
    title: 'ROS 2 distribution',
    options: [
      { value: 'humble', label: 'Humble (Ubuntu 22.04)' },
      { value: 'jazzy', label: 'Jazzy (Ubuntu 24.04)' },
    ],
  },
  'arm-side': {
    title: 'Arm that you build',
    options: [
      { value: 'right', label: 'Right arm' },
      { value: 'left', label: 'Left arm' },
    ],
  },
  robot: {
    title: 'Robot that you build',
    options: [
      { value: 'follower', label: 'Follower' },
      { value: 'leader', label: 'Leader' },
    ],
  },
} as const satisfies Readonly<Record<string, Choice>>;

/** An arm of the robot, named from the robot's own view. */
export type Arm = (typeof choices)['arm-side']['options'][number]['value'];

/** The robot that works, or the one that its operator moves by hand. */
export type Robot = (typeof choices)['robot']['options'][number]['value'];

/** Both arms in the order in which pages show them. */
export const arms: readonly Arm[] = choices['arm-side'].options.map(({ value }) => value);

/** The kinds of robot: they differ in what the arms end in. */
export const robots: readonly Robot[] = choices.robot.options.map(({ value }) => value);

/** What readers call an arm: "Right arm". */
export const armLabel = (arm: Arm): string => choices['arm-side'].options.find(({ value }) => value === arm)?.label ?? '';

/** What readers call a robot: "Follower". */
export const robotLabel = (robot: Robot): string => choices.robot.options.find(({ value }) => value === robot)?.label ?? '';

/** The choice of a group, if readers make it once for all pages. */
export const choiceOf = (group: string): Choice | undefined =>
  Object.hasOwn(choices, group) ? choices[group as keyof typeof choices] : undefined; // it is one of them
