import { buildGuideNames, stepArms } from '../buildGuides';
import { fastenerDrives, fastenerKinds } from '../fasteners';
import { partsTableNames } from '../partsTables';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the build guides. List cells contain ids, with a count if there are several pieces: `J7_B x2`. */
export const assemblyTables = {
  'build-steps': {
    title: 'Steps of the build guides',
    page: '/hardware/progress',
    key: 'id',
    columns: {
      id: { label: 'ID', type: 'text' },
      guide: { label: 'Guide', type: 'text', oneOf: buildGuideNames },
      step: { label: 'Step', type: 'integer', min: 0 },
      arm: { label: 'Arm', type: 'text', oneOf: stepArms },
      adds: { label: 'New parts', type: 'list', optional: true },
      onto: { label: 'Parts in hand', type: 'list', optional: true },
      fasteners: { label: 'Fasteners', type: 'list', optional: true },
      tool: { label: 'Tool', type: 'text', optional: true },
      counted_in: { label: 'Fasteners counted in', type: 'text', optional: true, oneOf: partsTableNames },
    },
  },
  'build-fasteners': {
    title: 'Fasteners of the build guides',
    page: '/hardware/assembly-guide/find-cad-files',
    key: 'fastener',
    columns: {
      fastener: { label: 'ID', type: 'text' },
      label: { label: 'Fastener', type: 'text' },
      kind: { label: 'Kind', type: 'text', oneOf: fastenerKinds },
      drive: { label: 'Drive', type: 'text', oneOf: fastenerDrives },
      standard: { label: 'Standard', type: 'text', optional: true },
      thread: { label: 'Thread of the standard', type: 'text', optional: true },
      part_id: { label: 'Part ID', type: 'text', optional: true, code: true },
    },
  },
  'screw-keys': {
    title: 'Hex keys of socket head cap screws',
    key: 'thread',
    columns: {
      thread: { label: 'Thread', type: 'text' },
      standard: { label: 'Standard of the screw', type: 'text' },
      key_mm: { label: 'Hex key', type: 'number', unit: 'mm' },
    },
  },
  'build-items': {
    title: 'Units, and parts that no list has',
    page: '/hardware/progress',
    key: 'item',
    columns: {
      item: { label: 'ID', type: 'text' },
      label: { label: 'Name', type: 'text' },
      kind: { label: 'Kind', type: 'text', oneOf: ['part', 'unit'] },
      pieces_robot: { label: 'Pieces for one robot', type: 'integer', min: 0, optional: true },
      robot: { label: 'Only for', type: 'text', optional: true, oneOf: ['follower', 'leader'] },
      route: { label: 'Page', type: 'route' },
    },
  },
  'part-names': {
    title: 'What guides call parts that the lists have by a number',
    page: '/hardware/progress',
    key: 'part_id',
    columns: {
      part_id: { label: 'Part ID', type: 'text', code: true },
      name: { label: 'Name', type: 'text' },
    },
  },
  'build-differences': {
    title: 'Where guides and bill of materials differ',
    page: '/hardware/bill-of-materials/procuring-components',
    key: 'id',
    columns: {
      id: { label: 'ID', type: 'text' },
      robot: { label: 'Robot', type: 'text', oneOf: ['both', 'follower', 'leader'] },
      list: { label: 'List', type: 'text', optional: true, oneOf: partsTableNames },
      item: { label: 'Fastener or part', type: 'text' },
      difference: { label: 'More in the list than in the guides, for one robot', type: 'integer' },
      guides: { label: 'Stated in', type: 'list' },
      reason: { label: 'Reason', type: 'text' },
    },
  },
  'arm-sub-assemblies': {
    title: 'Sub-assemblies of an arm',
    key: 'guide',
    columns: {
      guide: { label: 'Build guide', type: 'text' },
      name: { label: 'Sub-assembly', type: 'text' },
      route: { label: 'Page', type: 'route' },
      left_percent: { label: 'Link in the drawing, from the left', type: 'number', unit: '%', min: 0, max: 100 },
      top_percent: { label: 'Link in the drawing, from the top', type: 'number', unit: '%', min: 0, max: 100 },
    },
  },
} as const satisfies TableDefinitions;
