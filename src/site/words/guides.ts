const list = (names: readonly (number | string)[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Words that the build writes into guides: what steps take, the tray, the table of guides, jobs that take the arm apart. */
export const guideWords = {
  step: {
    take: 'Take:',
    onto: 'Goes onto:',
    inHand: 'In hand:',
    tools: (count: number) => (count === 1 ? 'Tool:' : 'Tools:'),
    /** Of a part that one arm takes; between the parts of both arms. */
    ofArm: { right: '(right arm)', left: '(left arm)' },
    or: 'or',
  },
  tool: {
    hexKey: (millimetres: string) => `${millimetres} mm hex key`,
    hexKeyFor: (fastener: string) => `hex key to fit ${fastener}`,
    screwdriver: 'cross-recess screwdriver to fit',
    keyOrScrewdriver: 'key or screwdriver to fit',
    keyFor: (fastener: string) => `key to fit ${fastener}`,
  },
  tray: {
    parts: (once: boolean) => `Parts for one ${once ? 'robot' : 'arm'}`,
    fasteners: (once: boolean) => `Fasteners for one ${once ? 'robot' : 'arm'}`,
    tools: 'Tools:',
    beforeYouBuy: 'Before you buy',
    differ: (steps: readonly number[]) =>
      `${steps.length > 1 ? `Steps ${list(steps)} differ` : `Step ${steps[0]} differs`} between the right and the left arm.`,
  },
  table: {
    guide: 'Guide',
    needs: 'Needs finished',
    steps: 'Steps',
    screws: 'Screws',
    tools: 'Keys and tools',
    nothing: 'nothing',
    none: 'none',
    perArm: (screws: number) => `${screws} per arm`,
    or: 'or',
    upTo: (step: number) => `up to step ${step}`,
  },
  job: {
    hold: 'Hold:',
    people: (count: number) => `A job for ${count} people`,
    watch: 'Watch:',
    steps: (count: number) => `${count} steps backwards, with their drawings and screws`,
    step: (guide: string, step: number) => `${guide}, step ${step}`,
    takeOut: 'Take out:',
    comesOff: 'Comes off:',
    toUndo: (step: string) => `The step to undo: ${step}`,
    after: 'After',
    afterWhat: 'you have put everything back:',
  },
} as const;
