import { table } from '../../model/tableTypes';
import { newsKinds } from '../../model/pageTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the getting-started pages. */
export const gettingStartedTables = {
  'key-features': table('OpenArm 1 in six numbers', 'robot', {
    robot: 'Robot',
    degrees_of_freedom: { label: 'Degrees of freedom of each arm', type: 'integer', min: 0 },
    arm_reach_mm: { label: 'Reach of one arm', min: 0 },
    arm_mass_kg: 'Mass of one arm',
    peak_payload_kg: {
      label: 'Peak payload of one arm',
      digits: 1,
      derive: (_robot, rowsOf) => rowsOf('payload').find(({ payload_type: type }) => type === 'peak')?.limit_kg as number,
    },
    control_rate_khz: 'Control rate over CAN FD',
    bill_of_materials_usd: 'Parts of the two-arm system',
  }),
  'openarm-generations': table('OpenArm 1 and OpenArm 2', 'topic', { topic: 'Topic', openarm_1: 'OpenArm 1', openarm_2: 'OpenArm 2' }),
  // Warnings that several pages show.
  notices: table('Warnings of several pages', 'notice', {
    notice: 'Name',
    kind: { label: 'Kind', oneOf: ['note', 'tip', 'info', 'warning', 'danger'] },
    title: 'Title',
    text: 'Text',
  }),
  // The project's own pages. If this site moves to their host, change their addresses only here.
  'other-documentation': table("The project's own documentation", 'robot', {
    robot: 'Robot',
    url: { label: 'Documentation', type: 'url' },
  }),
  'openarm-1-versions': table('Versions that fit an OpenArm 1', 'repo', {
    repo: { label: 'Repository', code: true },
    version: 'Use',
    note: 'Good to know',
  }),
  repositories: table('Repositories of the project', 'repo', {
    repo: { label: 'Repository', code: true },
    description: 'What is in it',
    needs: { label: 'Needs', type: 'list', optional: true, code: true, knownIn: { table: 'repositories', column: 'repo' } },
    licence: { label: 'Licence', oneOf: ['Apache-2.0', 'CERN-OHL-S-2.0'] },
    docs_route: { label: 'Documentation', type: 'route' },
    url: { label: 'Source', type: 'url' },
  }),
  news: table('What changed on these pages', 'name', {
    name: 'Name',
    date: { label: 'Date', type: 'day' },
    kind: { label: 'Kind', oneOf: [...newsKinds] },
    title: 'Title',
    what: 'What changed',
    pages: { label: 'Pages', type: 'routes' },
  }),
  'daily-checks': table('Checks that keep the arm safe', 'check', {
    check: 'Check',
    when: 'When',
    look_for: 'Look for',
    causes: { label: 'Likely causes', type: 'list' },
    risk: { label: 'What can happen', type: 'list' },
    action: 'What you do',
  }),
  'motion-programs': table('What each program does to the arm', 'program', {
    program: 'Program',
    moves: 'What moves',
    ctrl_c: { label: 'At Ctrl+C', unit: null },
    on_exit: 'When it ends by itself',
  }),
  'community-channels': table('Where to ask', 'channel', {
    channel: 'Channel',
    use_for: 'Use it for',
    url: { label: 'Link', type: 'url' },
  }),
  'discord-channels': table('Channels on Discord', 'channel', {
    channel: { label: 'Channel', code: true },
    for: 'Subject',
    good_for: { label: 'Good for', type: 'list' },
  }),
} satisfies TableDefinitions;
