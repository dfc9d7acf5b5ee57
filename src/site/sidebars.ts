import type { Sidebars } from '../model/siteTypes';

/**
 * The only list of routes: each document is listed once, in reading order. `topSidebar` combines all sections and defines the category
 * pages.
 */
export const sidebars: Sidebars = {
  gettingStartedSidebar: [
    'index',
    'getting-started/project-overview',
    'getting-started/safety-guide',
    {
      type: 'category',
      label: 'Troubleshooting',
      link: { type: 'doc', id: 'getting-started/troubleshooting' },
      items: [
        'getting-started/troubleshooting/power',
        'getting-started/troubleshooting/can-adapters',
        'getting-started/troubleshooting/can-bus',
        'getting-started/troubleshooting/motors',
        'getting-started/troubleshooting/calibration',
        'getting-started/troubleshooting/gripper',
        'getting-started/troubleshooting/mechanics',
        'getting-started/troubleshooting/installation',
        'getting-started/troubleshooting/ros2',
        'getting-started/troubleshooting/teleoperation',
        'getting-started/troubleshooting/recording',
        'getting-started/troubleshooting/simulation',
      ],
    },
    'getting-started/faq',
    'getting-started/glossary',
    'getting-started/offline',
    'getting-started/contribute',
    'getting-started/changes',
  ],
  hardwareSidebar: [
    {
      type: 'category',
      label: 'Specifications',
      open: true,
      items: ['hardware/index', 'hardware/specifications/motor', 'hardware/specifications/gripper', 'hardware/explorer'],
    },
    {
      type: 'category',
      label: 'Bill of materials',
      items: [
        'hardware/bill-of-materials/procuring-components',
        'hardware/bill-of-materials/arm-manufactured',
        'hardware/bill-of-materials/arm-off-the-shelf',
        'hardware/bill-of-materials/pedestal',
        'hardware/bill-of-materials/gripper',
        'hardware/bill-of-materials/end-effector-leader',
        'hardware/bill-of-materials/electrical',
      ],
    },
    {
      type: 'category',
      label: 'Assembly guide',
      items: [
        'hardware/assembly-guide/find-cad-files',
        'hardware/assembly-guide/pedestal-assembly',
        'hardware/assembly-guide/j1-j2-sub-assembly',
        'hardware/assembly-guide/j2-j3-sub-assembly',
        'hardware/assembly-guide/j3-j4-sub-assembly',
        'hardware/assembly-guide/j4-j5-sub-assembly',
        'hardware/assembly-guide/j5-j6-j7-sub-assembly',
        'hardware/assembly-guide/gripper-sub-assembly',
        'hardware/assembly-guide/leader-end-effector-sub-assembly',
        'hardware/assembly-guide/final-assembly',
      ],
    },
    {
      type: 'category',
      label: 'Wiring and casing guide',
      items: [
        'hardware/wiring-and-casing-guide/components',
        'hardware/wiring-and-casing-guide/arm-wiring',
        'hardware/wiring-and-casing-guide/arm-casing',
        'hardware/wiring-and-casing-guide/chest',
        'hardware/wiring-and-casing-guide/power-can',
        'hardware/wiring-and-casing-guide/test-plan',
      ],
    },
    'hardware/progress',
    'hardware/service',
  ],
  softwareSidebar: [
    'software/index',
    {
      type: 'category',
      label: 'Install Ubuntu',
      link: { type: 'doc', id: 'software/ubuntu/index' },
      items: ['software/ubuntu/dual-boot', 'software/ubuntu/docker'],
    },
    {
      type: 'category',
      label: 'Setup',
      link: { type: 'doc', id: 'software/setup/index' },
      items: [
        'software/setup/motor-id',
        'software/setup/can-setup',
        'software/setup/configure-test',
        'software/setup/software-setup',
        'software/setup/read-joints',
        'software/setup/motor-config',
        'software/setup/run-demo',
      ],
    },
    {
      type: 'category',
      label: 'CAN library',
      link: { type: 'doc', id: 'software/can' },
      items: ['software/can/replies', 'software/can/command', 'software/can/reference'],
    },
    'software/can-bench',
    'software/printouts',
    {
      type: 'category',
      label: 'ROS 2',
      items: ['software/ros2/install', 'software/description', 'software/ros2/control', 'software/ros2/moveit', 'software/ros2/reference'],
    },
    {
      type: 'category',
      label: 'Controls',
      link: { type: 'doc', id: 'software/controls' },
      items: ['software/controls/gravity', 'software/controls/reference'],
    },
    'software/agents',
  ],
  teleopSidebar: [
    {
      type: 'category',
      label: 'Leader-follower',
      link: { type: 'doc', id: 'teleop/index' },
      open: true,
      items: [
        'teleop/leader-follower/setup-guide',
        'teleop/leader-follower/unilateral-control',
        'teleop/leader-follower/bilateral-control',
      ],
    },
    {
      type: 'category',
      label: 'Record a dataset',
      link: { type: 'doc', id: 'teleop/record/index' },
      items: ['teleop/record/prepare', 'teleop/record/episodes', 'teleop/record/train'],
    },
    'teleop/vr',
  ],
  simulationSidebar: ['simulation/index', 'simulation/mujoco'],
  purchaseSidebar: ['purchase/index'],
  topSidebar: [
    {
      type: 'category',
      label: 'Getting started',
      link: {
        type: 'generated',
        route: '/category/getting-started',
        title: 'Getting started',
        description: 'What OpenArm 1 is, where to find its code and CAD files, how to work with it safely, and how to take part.',
        figure: {
          src: 'openarm-overview.svg',
          alt: 'Front view of the robot: a post on a base plate carries two hanging arms with grippers. The seven joints of one arm are marked from J1 at the chest to J7 at the wrist.',
          caption: 'OpenArm 1 has two arms of seven joints each, J1 to J7.',
        },
      },
      items: [{ type: 'sidebar', id: 'gettingStartedSidebar' }],
    },
    {
      type: 'category',
      label: 'Hardware',
      link: {
        type: 'generated',
        route: '/category/hardware',
        title: 'Hardware',
        description:
          'Dimensions, motors and gripper of OpenArm 1, all parts with their prices, and how to assemble and wire the robot and fit its covers.',
      },
      items: [{ type: 'sidebar', id: 'hardwareSidebar' }],
    },
    { type: 'category', label: 'Software', items: [{ type: 'sidebar', id: 'softwareSidebar' }] },
    { type: 'category', label: 'Teleop', items: [{ type: 'sidebar', id: 'teleopSidebar' }] },
    { type: 'category', label: 'Simulation', items: [{ type: 'sidebar', id: 'simulationSidebar' }] },
    { type: 'category', label: 'Purchase', items: [{ type: 'sidebar', id: 'purchaseSidebar' }] },
  ],
};
