import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';
import { motorControlTables } from './motorControl';
import { robotDescriptionTables } from './robotDescription';
import { ros2Tables } from './ros2';
import { motorTables } from './softwareMotors';
import { setupTables } from './softwareSetup';

/** Tables of the CAN library: layers, calls, timeouts, versions and the command line tool. */
const canLibraryTables = {
  'can-library-layers': table('Layers of the library', 'namespace', {
    namespace: { label: 'Namespace', code: true },
    short_name: 'Layer',
    classes: { label: 'Classes', type: 'list', code: true },
    job: 'What it does',
  }),
  'can-calls': table('Calls of the library', 'id', {
    id: 'Name',
    class: { label: 'Class', code: true },
    call: { label: 'Call', code: true },
    meaning: 'What it does',
  }),
  'can-timeouts': table('Timeouts of recv_all', 'timeout', { timeout: 'Timeout', use: 'When to use it' }),
  'can-library-versions': table('Changes after 1.1.x', 'version', { version: 'Version', change: 'What changed' }),
  'can-cli-commands': table('Commands of openarm-can-cli', 'command', {
    command: { label: 'Command', code: true },
    options: { label: 'Options', type: 'list', code: true, optional: true },
    job: 'What it does',
  }),
} satisfies TableDefinitions;

/** Tables of the CAN library, robot description, ROS 2 and control pages. */
export const softwareReferenceTables = {
  ...canLibraryTables,
  ...motorControlTables,
  ...robotDescriptionTables,
  ...ros2Tables,
  'software-differences': table('Where the documentation and the repositories disagree', 'id', {
    id: 'Name',
    topic: 'Topic',
    documentation: 'OpenArm 1.0 documentation',
    repository: 'Repository',
    advice: 'What to do',
  }),
} satisfies TableDefinitions;

/** Tables of the software pages. */
export const softwareTables = {
  'software-repositories': table('Repositories of the project', 'repository', {
    repository: { label: 'Repository', code: true },
    purpose: 'What is in it',
    languages: { label: 'Languages', type: 'list' },
    license: 'Licence',
    described_version: { label: 'Version described here', optional: true },
    newest_tag: { label: 'Newest tag', optional: true },
    page: { label: 'Page', type: 'route' },
    url: { label: 'Source', type: 'url' },
  }),
  'docker-images': table('Docker images', 'image', {
    image: { label: 'Image', code: true },
    ros_distribution: { label: 'ROS 2', optional: true },
    ubuntu: { label: 'Ubuntu', optional: true },
    content: 'What is in it',
  }),
  ...motorTables,
  ...setupTables,
} satisfies TableDefinitions;
