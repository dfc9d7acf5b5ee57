import { buildGuides, wholeRobot } from '../buildGuides';
import { arms, robots } from '../buildUnits';
import { fastenerDrives, fastenerKinds } from '../fasteners';
import { partsTables } from '../partsTables';
import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the build guides. List cells contain ids, with a count if there are several pieces: `J7_B x2`. */
export const assemblyTables = {
  'build-steps': table(
    'Steps of the build guides',
    'id',
    {
      id: 'ID',
      guide: { label: 'Guide', oneOf: Object.keys(buildGuides) },
      step: { label: 'Step', type: 'integer', min: 0 },
      arm: { label: 'Arm', oneOf: [...(arms.length > 0 ? ['both', ...arms] : []), wholeRobot] },
      adds: { label: 'New parts', type: 'list', optional: true },
      onto: { label: 'Parts in hand', type: 'list', optional: true },
      fasteners: { label: 'Fasteners', type: 'list', optional: true },
      tool: { label: 'Tool', optional: true },
      counted_in: { label: 'Fasteners counted in', optional: true, oneOf: Object.keys(partsTables) },
    },
    { page: '/hardware/progress' },
  ),
  'build-fasteners': table(
    'Fasteners of the build guides',
    'fastener',
    {
      fastener: 'ID',
      label: 'Fastener',
      kind: { label: 'Kind', oneOf: fastenerKinds },
      drive: { label: 'Drive', oneOf: fastenerDrives },
      standard: { label: 'Standard', optional: true },
      thread: { label: 'Thread of the standard', optional: true },
      part_id: { label: 'Part ID', optional: true, code: true },
    },
    { page: '/hardware/assembly-guide/find-cad-files' },
  ),
  'screw-keys': table('Hex keys of socket head cap screws', 'thread', {
    thread: 'Thread',
    standard: 'Standard of the screw',
    key_mm: 'Hex key',
  }),
  'build-items': table(
    'Units, and parts that no list has',
    'item',
    {
      item: 'ID',
      label: 'Name',
      kind: { label: 'Kind', oneOf: ['part', 'unit'] },
      pieces_robot: { label: 'Pieces for one robot', type: 'integer', min: 0, optional: true },
      robot: { label: 'Only for', optional: true, oneOf: robots },
      route: { label: 'Page', type: 'route' },
    },
    { page: '/hardware/progress' },
  ),
  'part-names': table(
    'What guides call parts that the lists have by a number',
    'part_id',
    { part_id: { label: 'Part ID', code: true }, name: 'Name' },
    { page: '/hardware/progress' },
  ),
  'build-differences': table(
    'Where guides and bill of materials differ',
    'id',
    {
      id: 'ID',
      robot: { label: 'Robot', oneOf: ['both', ...robots] },
      list: { label: 'List', optional: true, oneOf: Object.keys(partsTables) },
      item: 'Fastener or part',
      difference: { label: 'More in the list than in the guides, for one robot', type: 'integer' },
      guides: { label: 'Stated in', type: 'list' },
      reason: 'Reason',
    },
    { page: '/hardware/bill-of-materials/procuring-components' },
  ),
  'arm-sub-assemblies': table('Sub-assemblies of an arm', 'guide', {
    guide: { label: 'Build guide', knownIn: { table: 'build-steps', column: 'guide' } },
    name: 'Sub-assembly',
    route: { label: 'Page', type: 'route' },
    left_percent: { label: 'Link in the drawing, from the left', min: 0, max: 100 },
    top_percent: { label: 'Link in the drawing, from the top', min: 0, max: 100 },
  }),
} satisfies TableDefinitions;
