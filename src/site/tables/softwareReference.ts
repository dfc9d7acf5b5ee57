import type { TableDefinitions } from '../../model/tableTypes';
import { canLibraryTables } from './canLibrary';
import { motorControlTables } from './motorControl';
import { robotDescriptionTables } from './robotDescription';
import { ros2Tables } from './ros2';

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
