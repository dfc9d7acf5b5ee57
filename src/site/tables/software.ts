import type { TableDefinitions } from '../../model/tableTypes';
import { motorTables } from './softwareMotors';
import { setupTables } from './softwareSetup';

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
      newest_tag: { label: 'Newest tag seen', type: 'text', optional: true },
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
