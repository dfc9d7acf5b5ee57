/**
 * Whether this process is the worker of Gatsby that renders pages, and no query is asked here: with one processor Gatsby runs them in the process
 * that has read the sources (`scripts/run.mjs`), but makes the worker build the schema all the same.
 */
export const rendersOnly = (): boolean => process.env.GATSBY_WORKER_POOL_WORKER === 'true' && process.env.GATSBY_CPU_COUNT === '1';
