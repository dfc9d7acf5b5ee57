/** A choice of the reader that selects one of several alternatives on pages. */
export interface Choice {
  /** What is chosen, as a noun. */
  readonly title: string;
  /** Options in display order. The first is the default. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** How to find out, with a link. */
  readonly help?: { readonly text: string; readonly label: string; readonly href: string };
}

/** Choices for all pages, by the group that `<Choice>` and `<Tabs>` name. Other groups of tabs have no `<Choice>`. */
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

/** An arm, from the robot's own point of view. */
export type Arm = (typeof choices)['arm-side']['options'][number]['value'];

/** A kind of robot, by its value among the options. */
export type Robot = string;

/** Arms of the robot, in display order; none if it has only one. */
export const arms: readonly Arm[] = choices['arm-side'].options.map(({ value }) => value);

/** Kinds of robot, which have different end effectors; the first is the one that most people build. */
export const robots: readonly Robot[] = choices.robot.options.map(({ value }) => value);

/** The robot that most people build. Labels don't mention it. */
export const firstRobot: Robot = choices.robot.options[0].value;

/** Label of an arm: "Right arm". */
export const armLabel = (arm: Arm): string => choices['arm-side'].options.find(({ value }) => value === arm)?.label ?? '';

/** Label of a robot: "Follower". */
export const robotLabel = (robot: Robot): string => choices.robot.options.find(({ value }) => value === robot)?.label ?? '';

/** The choice of a group; undefined for other groups of tabs. */
export const choiceOf = (group: string): Choice | undefined =>
  Object.hasOwn(choices, group) ? choices[group as keyof typeof choices] : undefined;
