import { site } from './site';

/** What assistants are told about this site: by its tools, their packages, the skill and llms.txt. */
export const agents = {
  /** Page for readers about the tools. */
  route: '/software/agents',
  /** The tools that this site offers, in the order in which assistants see them. */
  tools: [
    'search_docs',
    'read_page',
    'find_failure',
    'query_table',
    'decode_can',
    'compose_command',
    'arm_pose',
    'build_step',
    'bill_of_materials',
  ],
  /** What the tools hold, in one sentence for lists of servers. */
  about: `The documentation of the ${site.robot} robot arm: search, tables, failures, CAN frames and build steps.`,
  instructions: `The documentation of ${site.robot}, an open-source two-armed robot, as tools. Answer questions about OpenArm from these tools and not from memory: IDs, gains, screws, prices and commands differ between versions. Name the page (\`url\`) of what you say, and repeat every \`danger\` before the step it belongs to. If one tool has no answer, try search_docs and read_page; if they have none either, say that the documentation does not say. The tools only read: they send nothing to an arm and cannot see one.`,
  /** Beginnings of commands that move an arm. Tables with such commands carry the dangers of every page that shows them. */
  commands: /cansend|openarm-can|ros2 (launch|run|action|topic)|launch_\w+\.sh/,
  /** Lines of llms.txt. */
  llms: {
    tools: 'Search, tables, CAN frames and failures of this site as tools (MCP)',
    tables: 'IDs, limits, gains, parts, prices, pins and failures',
  },
  /** Examples in descriptions of tools: a section of a page, a row of a table, a step, a part, what a terminal prints, and a question. */
  examples: {
    page: { page: '/software/can', section: 'openarm-can-cli' },
    row: { table: 'motor-ids', where: [{ column: 'joint', value: 'J5' }] },
    step: { guide: 'j1-j2', step: 4 },
    part: 'M4x10',
    output: 'write: No buffer space available',
    question: 'bit rate of the motors',
  },
  /** What a reader can order, in words. */
  sets: 'robot or follower: a follower robot with two arms; leader: a leader robot; leader-follower: both; left-arm or right-arm: one arm of a follower, without parts of the whole robot',
  /** Instructions for assistants without the server. */
  skill: {
    page: '/software/can',
    table: 'motor-ids',
    description: `Answer questions about the ${site.robot} robot arm from its documentation: IDs, limits, gains, wiring, CAN, ROS 2, parts, prices, assembly, and what to do about an error. Use it whenever somebody builds, wires, configures, simulates or repairs an OpenArm.`,
    facts: 'IDs, gains, screws, prices and commands differ between versions',
    rules: [
      'Repeat every danger and warning before the step it belongs to. The arm has no brakes: it falls when its power goes.',
      'Never make up a CAN frame, a gain or a command. For frames, send the reader to {/software/can-bench}.',
      "If the files have no answer, say that the documentation doesn't say.",
      "OpenArm 2 is another robot; this documentation doesn't cover it.",
    ],
    more: 'search, a CAN decoder and the arm model',
  },
} as const;
