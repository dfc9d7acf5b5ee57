import type { TableDefinitions } from '../../model/tableTypes';
import { canLibraryTables } from './canLibrary';
import { motorControlTables } from './motorControl';
import { robotDescriptionTables } from './robotDescription';
import { ros2Tables } from './ros2';
import { motorTables } from './softwareMotors';
import { setupTables } from './softwareSetup';

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
