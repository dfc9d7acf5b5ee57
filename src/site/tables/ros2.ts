import type { ColumnDefinition, TableDefinitions } from '../../model/tableTypes';

const text = (label: string): ColumnDefinition => ({ label, type: 'text' });
const name = (label: string): ColumnDefinition => ({ label, type: 'text', code: true });
const names = (label: string): ColumnDefinition => ({ label, type: 'list', code: true, optional: true });

/** Tables of the ROS 2 pages: packages, launch arguments, controllers, interfaces and MoveIt. */
export const ros2Tables = {
  'ros2-packages': {
    title: 'Packages of openarm_ros2',
    key: 'package',
    columns: { package: name('Package'), version: text('Version'), content: text('What it contains') },
  },
  'ros2-launch-files': {
    title: 'Launch files',
    key: 'file',
    columns: { file: name('File'), package: name('Package'), purpose: text('For') },
  },
  'ros2-launch-arguments': {
    title: 'Launch arguments',
    key: 'id',
    columns: {
      id: text('Name'),
      package: name('Package'),
      file: name('Launch file'),
      argument: name('Argument'),
      type: text('Type'),
      default: name('Default'),
      values: names('Values'),
      meaning: text('Meaning'),
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  'ros2-controllers': {
    title: 'Controllers',
    key: 'id',
    columns: {
      id: text('Name'),
      config_file: name('Configuration file'),
      used_by: { label: 'Used by', type: 'list' },
      side: { label: 'Side', type: 'text', oneOf: ['left', 'right'], optional: true },
      controller: name('Controller'),
      type: name('Type'),
      update_rate_hz: { label: 'Update rate', type: 'integer', unit: 'Hz' },
      joints: names('Joints'),
      command_interfaces: names('Commands'),
      state_interfaces: names('States'),
      started: text('Started'),
      parameters: names('Parameters'),
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  'ros2-interfaces': {
    title: 'Actions and topics',
    key: 'name',
    columns: {
      name: name('Name'),
      kind: { label: 'Kind', type: 'text', oneOf: ['action', 'topic'] },
      launch: { label: 'Model', type: 'text', oneOf: ['one arm', 'two arms', 'both'] },
      purpose: text('What it is for'),
      basis: text('Where the name comes from'),
    },
  },
  'hardware-plugin-parameters': {
    title: 'Parameters of the hardware plugin',
    key: 'parameter',
    columns: { parameter: name('Parameter'), default: text('Default'), meaning: text('Meaning') },
  },
  'moveit-states': {
    title: 'Named states',
    key: 'id',
    columns: { id: text('Name'), group: name('Group'), state: name('State'), joints: text('Joints'), value: text('Value') },
  },
  'moveit-settings': {
    title: 'Settings of the MoveIt configuration',
    key: 'setting',
    columns: { setting: text('Setting'), value: text('Value') },
  },
} as const satisfies TableDefinitions;
