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
  /** What a reader can start with: each asks for one thing, which is added to its text. */
  prompts: [
    {
      name: 'diagnose-log',
      title: 'Find out what is wrong',
      about: 'Name the likeliest failure in a log, with its danger, check and fix.',
      ask: { name: 'log', about: 'What the terminal printed, a recording of the bus, or what you see', required: true },
      text: 'Find out what is wrong with my OpenArm from the text below. Give lines of CAN frames to decode_can and everything else to find_failure. Say first how to stop the arm if the answer says so. Then name the failure that fits, its danger, the check and the fix, each with its page. If nothing fits for certain, say so and ask me for one check at a time. Guess no fix, and send nothing to a motor.',
    },
    {
      name: 'plan-order',
      title: 'Plan an order',
      about: 'List what to order for a build, by supplier, with totals and what no list has.',
      ask: { name: 'build', about: 'What to build and how often, such as two follower robots; what you have already', required: true },
      text: 'Plan the order of parts for the build below with bill_of_materials: totals by supplier first, then the lines of one supplier at a time when I ask. Name what no list has and what the lists count twice, and the day on which each price was noted. Ask what I have already before you add it up. Prices are without shipping, tax and customs.',
    },
    {
      name: 'before-first-run',
      title: 'Before the first run',
      about: 'Go through the checks before an arm moves for the first time.',
      ask: { name: 'setup', about: 'Your arms, adapter and software, if you want to say it now', required: false },
      text: 'Go with me through the checks before my OpenArm moves for the first time, one check a message, and wait for my answer. Begin with the safety guide: the space around the arm, its support, the emergency stop in my hand. Then power, wiring and termination, the ports and their bit rates, the IDs, the zero position, and one joint with small gains. Take each check from its page and name the page. Stop when a check fails, and look the failure up with find_failure. You see nothing of my arm: never say that it is safe.',
    },
  ],
  /** Beginnings of commands that move an arm. Tables with such commands carry the dangers of every page that shows them. */
  commands: /cansend|openarm-can|ros2 (launch|run|action|topic)|launch_\w+\.sh/,
  /** Lines of llms.txt. */
  llms: {
    tools: 'Search, tables, CAN frames and failures of this site as tools (MCP)',
    tables: 'IDs, limits, gains, parts, prices, pins and failures',
  },
  /** Examples in descriptions of tools: a section of a page, a row of a table, a step, a part, what a terminal prints, and a question. */
  examples: {
    page: { page: '/software/can/reference', section: 'openarm-can-cli' },
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
