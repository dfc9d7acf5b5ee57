import type { TableDefinitions } from '../../model/tableTypes';
import { motorControlTables } from './motorControl';
import { robotDescriptionTables } from './robotDescription';
import { ros2Tables } from './ros2';
import { motorTables } from './softwareMotors';
import { setupTables } from './softwareSetup';

/** Tables of the CAN library: layers, calls, timeouts, versions and the command line tool. */
const canLibraryTables = {
  'can-library-layers': {
    title: 'Layers of the library',
    key: 'namespace',
    columns: {
      namespace: { label: 'Namespace', type: 'text', code: true },
      short_name: { label: 'Layer', type: 'text' },
      classes: { label: 'Classes', type: 'list', code: true },
      job: { label: 'What it does', type: 'text' },
    },
  },
  'can-calls': {
    title: 'Calls of the library',
    key: 'id',
    columns: {
      id: { label: 'Name', type: 'text' },
      class: { label: 'Class', type: 'text', code: true },
      call: { label: 'Call', type: 'text', code: true },
      meaning: { label: 'What it does', type: 'text' },
    },
  },
  'can-timeouts': {
    title: 'Timeouts of recv_all',
    key: 'timeout',
    columns: {
      timeout: { label: 'Timeout', type: 'text' },
      use: { label: 'When to use it', type: 'text' },
    },
  },
  'can-library-versions': {
    title: 'Changes after 1.1.x',
    key: 'version',
    columns: {
      version: { label: 'Version', type: 'text' },
      change: { label: 'What changed', type: 'text' },
    },
  },
  'can-cli-commands': {
    title: 'Commands of openarm-can-cli',
    key: 'command',
    columns: {
      command: { label: 'Command', type: 'text', code: true },
      options: { label: 'Options', type: 'list', code: true, optional: true },
      job: { label: 'What it does', type: 'text' },
    },
  },
} as const satisfies TableDefinitions;

/** Tables of the CAN library, robot description, ROS 2 and control pages. */
export const softwareReferenceTables = {
  ...canLibraryTables,
  ...motorControlTables,
  ...robotDescriptionTables,
  ...ros2Tables,
  'software-differences': {
    title: 'Where the documentation and the repositories disagree',
    key: 'id',
    columns: {
      id: { label: 'Name', type: 'text' },
      topic: { label: 'Topic', type: 'text' },
      documentation: { label: 'OpenArm 1.0 documentation', type: 'text' },
      repository: { label: 'Repository', type: 'text' },
      advice: { label: 'What to do', type: 'text' },
    },
  },
} as const satisfies TableDefinitions;

/** Tables of the software pages. */
export const softwareTables = {
  'software-repositories': {
    title: 'Repositories of the project',
    key: 'repository',
    columns: {
      repository: { label: 'Repository', type: 'text', code: true },
      purpose: { label: 'What is in it', type: 'text' },
      languages: { label: 'Languages', type: 'list' },
      license: { label: 'Licence', type: 'text' },
      described_version: { label: 'Version described here', type: 'text', optional: true },
      newest_tag: { label: 'Newest tag', type: 'text', optional: true },
      page: { label: 'Page', type: 'route' },
      url: { label: 'Source', type: 'url' },
    },
  },
  'docker-images': {
    title: 'Images with ROS 2',
    key: 'image',
    columns: {
      image: { label: 'Image', type: 'text', code: true },
      ros_distribution: { label: 'ROS 2', type: 'text' },
      ubuntu: { label: 'Ubuntu', type: 'text' },
    },
  },
  ...motorTables,
  ...setupTables,
} as const satisfies TableDefinitions;
