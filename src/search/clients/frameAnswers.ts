import { canBenchHref, canBenchRoute, hexText, idText, readLine } from '../../tools/can-bench/frames';
import type { Answer, AnswerGroup } from '../contract/searchAnswers';

/** A frame that somebody searches for as candump prints it or cansend takes it leads to the bench, which says what it means. */
export function frameAnswers(query: string, groups: readonly AnswerGroup[]): Answer[] {
  const bench = groups.find(({ path }) => path.startsWith(`${canBenchRoute}#`));
  const read = bench ? readLine(query) : null;
  if (!bench || !read || !('frame' in read)) return [];
  const { frame } = read;
  const bytes = frame.data.length > 0 ? ` ${hexText(frame.data.subarray(0, 8), ' ')}` : '';
  return [
    {
      id: 'frame',
      subject: `${idText(frame)}${bytes}`,
      text: 'read this frame on the CAN bench',
      path: canBenchHref(query.trim()),
      section: bench.section,
      page: bench.page,
      heading: bench.page,
    },
  ];
}
