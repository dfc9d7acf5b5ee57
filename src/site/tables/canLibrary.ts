import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the CAN library: layers, calls, timeouts, versions and the command line tool. */
export const canLibraryTables = {
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
