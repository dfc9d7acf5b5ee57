/** What assistants are told about this site: by its tools, their packages, the skill and llms.txt. */
export const agents = {
  route: '/software/',
  tools: ['search_docs', 'read_page', 'find_failure', 'query_table', 'build_step', 'bill_of_materials'],
  about: 'The documentation of Twig, a desk robot: search, tables, failures and build steps.',
  instructions:
    'The documentation of Twig, a desk robot, as tools. Answer from these tools and not from memory, and name the page of what you say.',
  prompts: [
    {
      name: 'diagnose-log',
      title: 'Find out what is wrong',
      about: 'Name the likeliest failure in a log.',
      ask: { name: 'log', about: 'What the terminal printed', required: true },
      text: 'Find out what is wrong with my Twig from the text below, with find_failure.',
    },
  ],
  commands: /twigctl/,
  llms: { tools: 'Search, tables and failures of this site as tools (MCP)', tables: 'Joints, frames, parts and failures' },
  examples: {
    page: { page: '/software/protocol', section: 'frames' },
    row: { table: 'joints', where: [{ column: 'joint', value: 'J2' }] },
    step: { guide: 'base', step: 2 },
    part: 'M3x8',
    output: 'twigctl: no reply from servo 2',
    question: 'speed of the serial port',
  },
  sets: 'robot: one Twig',
  skill: {
    page: '/software/protocol',
    table: 'joints',
    description:
      'Answer questions about the desk robot Twig from its documentation. Use it whenever somebody builds, programs or repairs a Twig.',
    facts: 'screws, prices and frames differ between versions',
    rules: [
      'Repeat every danger and warning before the step it belongs to.',
      'Never make up a frame. Send the reader to {/software/protocol}.',
    ],
    more: 'search',
  },
} as const;
