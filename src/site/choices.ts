import type { Choice } from '../model/siteTypes';

/**
 * Choices for all pages, by the group that `<Choice>` and `<Tabs>` name. Other groups of tabs have no `<Choice>`. Build guides need the groups
 * `arm-side` (one option for a robot with one arm) and `robot` (the kind that most people build comes first).
 */
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
  'openarm-can': {
    title: 'Your openarm_can',
    options: [
      { value: '1.2.9', label: '1.2.5 to 1.2.9' },
      { value: '1.2.4', label: '1.1 to 1.2.4' },
      { value: 'main', label: 'main' },
    ],
    help: {
      text: 'The command apt policy libopenarm-can-dev prints your version. A source tree of the branch main is newer than 1.2.9.',
      label: 'Get the library',
      href: '/software/setup/software-setup#get-the-library-and-the-tools',
    },
  },
  arms: {
    title: 'Arms',
    options: [
      { value: 'two', label: 'Two arms' },
      { value: 'one', label: 'One arm' },
    ],
  },
  sides: {
    title: 'Arms that you teleoperate',
    options: [
      { value: 'both', label: 'Both sides (four arms)' },
      { value: 'one', label: 'One side (a leader and a follower)' },
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
