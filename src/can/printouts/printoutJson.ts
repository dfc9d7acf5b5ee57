import type { PrintoutsJudgement } from './judgePrintouts';

/** Unread lines that are named. */
const mostUnread = 5;

/** JSON of the judgements, one object per printout. The first one also holds the differences and the unread lines. */
export const printoutJson = ({ judgements, differences, unread }: PrintoutsJudgement): Record<string, unknown>[] =>
  judgements.map(({ tool, verdict, isHealthy, deviations, missing, asksSide }, index) => ({
    tool,
    verdict,
    as_it_should_be: isHealthy,
    ...(asksSide ? { question: 'Is it the right or the left arm? Only one of them reaches a position. Answer with `side`.' } : {}),
    ...(deviations.length > 0 ? { deviations } : {}),
    ...(missing.length > 0 ? { missing } : {}),
    ...(index === 0 && differences.length > 0 ? { differences } : {}),
    ...(index === 0 && unread.length > 0 ? { unread: unread.slice(0, mostUnread), unread_lines: unread.length } : {}),
  }));
