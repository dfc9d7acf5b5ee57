import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the getting-started pages. */
export const gettingStartedTables = {
  'key-features': {
    title: 'OpenArm 1 in six numbers',
    key: 'robot',
    columns: {
      robot: { label: 'Robot', type: 'text' },
      degrees_of_freedom: { label: 'Degrees of freedom of each arm', type: 'integer', min: 0 },
      arm_reach_mm: { label: 'Reach of one arm', type: 'number', unit: 'mm', min: 0 },
      arm_mass_kg: { label: 'Mass of one arm', type: 'number', unit: 'kg' },
      peak_payload_kg: { digits: 1, label: 'Peak payload of one arm', type: 'number', unit: 'kg' },
      control_rate_khz: { label: 'Control rate over CAN FD', type: 'number', unit: 'kHz' },
      bill_of_materials_usd: { label: 'Parts of the two-arm system', type: 'number', unit: 'USD' },
    },
  },
  'openarm-generations': {
    title: 'OpenArm 1 and OpenArm 2',
    key: 'topic',
    columns: {
      topic: { label: 'Topic', type: 'text' },
      openarm_1: { label: 'OpenArm 1', type: 'text' },
      openarm_2: { label: 'OpenArm 2', type: 'text' },
    },
  },
  // Warnings that several pages show.
  notices: {
    title: 'Warnings of several pages',
    key: 'notice',
    columns: {
      notice: { label: 'Name', type: 'text' },
      kind: { label: 'Kind', type: 'text', oneOf: ['note', 'tip', 'info', 'warning', 'danger'] },
      title: { label: 'Title', type: 'text' },
      text: { label: 'Text', type: 'text' },
    },
  },
  // The project's own pages. If this site moves to their host, change their addresses only here.
  'other-documentation': {
    title: "The project's own documentation",
    key: 'robot',
    columns: {
      robot: { label: 'Robot', type: 'text' },
      url: { label: 'Documentation', type: 'url' },
    },
  },
  'openarm-1-versions': {
    title: 'Versions that fit an OpenArm 1',
    key: 'repo',
    columns: {
      repo: { label: 'Repository', type: 'text', code: true },
      version: { label: 'Use', type: 'text' },
      note: { label: 'Good to know', type: 'text' },
    },
  },
  repositories: {
    title: 'Repositories of the project',
    key: 'repo',
    columns: {
      repo: { label: 'Repository', type: 'text', code: true },
      description: { label: 'What is in it', type: 'text' },
      needs: { label: 'Needs', type: 'list', optional: true, code: true },
      licence: { label: 'Licence', type: 'text', oneOf: ['Apache-2.0', 'CERN-OHL-S-2.0'] },
      docs_route: { label: 'Documentation', type: 'route' },
      url: { label: 'Source', type: 'url' },
    },
  },
  news: {
    title: 'What changed on these pages',
    key: 'name',
    columns: {
      name: { label: 'Name', type: 'text' },
      date: { label: 'Date', type: 'text' },
      what: { label: 'What changed', type: 'text' },
      pages: { label: 'Pages', type: 'list' },
    },
  },
  'daily-checks': {
    title: 'Checks that keep the arm safe',
    key: 'check',
    columns: {
      check: { label: 'Check', type: 'text' },
      when: { label: 'When', type: 'text' },
      look_for: { label: 'Look for', type: 'text' },
      causes: { label: 'Likely causes', type: 'list' },
      risk: { label: 'What can happen', type: 'list' },
      action: { label: 'What you do', type: 'text' },
    },
  },
  'motion-programs': {
    title: 'What each program does to the arm',
    key: 'program',
    columns: {
      program: { label: 'Program', type: 'text' },
      moves: { label: 'What moves', type: 'text' },
      on_exit: { label: 'When it ends', type: 'text' },
      ctrl_c: { label: 'At Ctrl+C', type: 'text' },
    },
  },
  'community-channels': {
    title: 'Where to ask',
    key: 'channel',
    columns: {
      channel: { label: 'Channel', type: 'text' },
      use_for: { label: 'Use it for', type: 'text' },
      url: { label: 'Link', type: 'url' },
    },
  },
  'discord-channels': {
    title: 'Channels on Discord',
    key: 'channel',
    columns: {
      channel: { label: 'Channel', type: 'text', code: true },
      for: { label: 'Subject', type: 'text' },
      good_for: { label: 'Good for', type: 'list' },
    },
  },
  faq: {
    title: 'Questions and answers',
    key: 'id',
    columns: {
      // An anchor: it must stay when the question is reworded.
      id: { label: 'Anchor', type: 'text' },
      topic: { label: 'Topic', type: 'text' },
      question: { label: 'Question', type: 'text' },
      answer: { label: 'Answer', type: 'text' },
      known: { label: 'Known', type: 'boolean' },
      page: { label: 'More in', type: 'route', optional: true },
      follow: { label: 'Followed in', type: 'url', optional: true },
    },
  },
} as const satisfies TableDefinitions;
