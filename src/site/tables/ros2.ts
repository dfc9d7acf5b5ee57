import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the ROS 2 pages: packages, launch arguments, controllers, interfaces and MoveIt. */
export const ros2Tables = {
  'ros2-packages': table('Packages of openarm_ros2', 'package', {
    package: { label: 'Package', code: true },
    version: 'Version',
    content: 'What it contains',
  }),
  'ros2-launch-files': table('Launch files', 'file', {
    file: { label: 'File', code: true },
    package: { label: 'Package', code: true },
    purpose: 'For',
  }),
  'ros2-launch-arguments': table('Launch arguments', 'id', {
    id: 'Name',
    package: { label: 'Package', code: true },
    file: { label: 'Launch file', code: true },
    argument: { label: 'Argument', code: true },
    type: 'Type',
    default: { label: 'Default', code: true },
    values: { label: 'Values', type: 'list', code: true, optional: true },
    meaning: 'Meaning',
    note: { label: 'Note', optional: true },
  }),
  'ros2-controllers': table('Controllers', 'id', {
    id: 'Name',
    config_file: { label: 'Configuration file', code: true },
    used_by: { label: 'Used by', type: 'list' },
    side: { label: 'Side', oneOf: ['left', 'right'], optional: true },
    controller: { label: 'Controller', code: true },
    type: { label: 'Type', code: true },
    update_rate_hz: { label: 'Update rate', type: 'integer' },
    joints: { label: 'Joints', type: 'list', code: true, optional: true },
    command_interfaces: { label: 'Commands', type: 'list', code: true, optional: true },
    state_interfaces: { label: 'States', type: 'list', code: true, optional: true },
    started: 'Started',
    parameters: { label: 'Parameters', type: 'list', code: true, optional: true },
    note: { label: 'Note', optional: true },
  }),
  'ros2-interfaces': table('Actions and topics', 'name', {
    name: { label: 'Name', code: true },
    kind: { label: 'Kind', oneOf: ['action', 'topic'] },
    launch: { label: 'Model', oneOf: ['one arm', 'two arms', 'both'] },
    purpose: 'What it is for',
    basis: 'Where the name comes from',
  }),
  'hardware-plugin-parameters': table('Parameters of the hardware plugin', 'parameter', {
    parameter: { label: 'Parameter', code: true },
    default: 'Default',
    meaning: 'Meaning',
  }),
  'moveit-states': table('Named states', 'id', {
    id: 'Name',
    group: { label: 'Group', code: true },
    state: { label: 'State', code: true },
    joints: 'Joints',
    value: 'Value',
  }),
  'moveit-settings': table('Settings of the MoveIt configuration', 'setting', { setting: 'Setting', value: 'Value' }),
} satisfies TableDefinitions;
