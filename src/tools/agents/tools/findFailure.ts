import { z } from 'zod';
import { symptomHref } from '../../../site/symptomAreas';
import { basisWords, stopFirst, symptomAreas, symptomsRoute } from '../../../site/symptoms';
import type { SymptomBasis } from '../../../site/symptoms';
import { searchWords } from '../../../site/words/search';

import { printoutsIn, sideInput } from '../printoutsIn';
import { plain } from '../site';
import type { DataRow } from '../site';
import { defineTool } from '../tool';
import { agents } from '../../../site/agents';

const texts = (row: DataRow, column: string): string[] => {
  const cell = row[column];
  return Array.isArray(cell) ? cell.map(plain) : [];
};

/** Note about a row without an explicit source. */
const basisOf = (row: DataRow): string | null => basisWords[row.basis as SymptomBasis] ?? null;

export const findFailure = defineTool({
  name: 'find_failure',
  title: 'Find a failure',
  description:
    'Use it for anything that does not work: give it what a terminal printed, a log, or a description of what is seen. Returns known failures with causes in the order to try, a check, the fix, how to tell that it worked, and the danger.',
  example: { text: agents.examples.output },
  input: z.strictObject({
    text: z.string().min(1).describe('The message as it was printed, or what is seen'),
    area: z.enum(Object.keys(symptomAreas)).optional().describe('Only failures of this area'),
    side: sideInput,
    limit: z.int().min(1).max(10).default(3),
  }),
  run: ({ text, area, limit, side }, site) => {
    const howTo = `${stopFirst.text} ${site.urlOf(stopFirst.path)}`;
    const rows = new Map(site.rows('symptoms').map((row) => [row.id, row]));
    const answer = site.engine().failures(text, area ?? '');
    // More than what fits only where nothing does.
    const fitting = answer.failures.filter(({ fit }) => fit === 'fits');
    const failures = (fitting.length > 0 ? fitting : answer.failures).slice(0, limit).flatMap(({ id, symptom, why, fit }, index) => {
      const row = rows.get(id);
      if (!row) return [];
      const failure = {
        danger: plain(row.danger),
        symptom,
        fit,
        why,
        causes: texts(row, 'causes'),
        check: plain(row.check),
        fix: plain(row.fix),
        fixed_when: plain(row.fixed_when),
        messages: texts(row, 'messages'),
        basis: basisOf(row),
        url: site.urlOf(symptomHref(id)),
        explained_at: site.urlOf(plain(row.page)),
      };
      // Without empty fields. A further row that is only alike in words is short: its page has the rest.
      const isShort = index > 0 && fit === 'might';
      const kept = Object.entries(failure).filter(
        ([name, value]) => String(value ?? '') !== '' && !(isShort && /^(causes|messages|fixed_when|basis|explained_at)$/.test(name)),
      );
      return [Object.fromEntries(kept)];
    });
    const stop = answer.asksToStop ? howTo : `${stopFirst.unsure}: ${howTo}`;
    const printouts = printoutsIn(text, site, side);
    const first = { ...(answer.mayAskToStop ? { stop_first: stop } : {}), ...(printouts.length > 0 ? { printouts } : {}) };
    if (answer.healthy !== '') return { ...first, failures, note: searchWords.healthy(answer.healthy) };
    if (printouts.length > 0 && fitting.length === 0)
      return { ...first, failures: [], note: 'Read as a printout: each deviation has its fix.' };
    if (fitting.length > 0) return { ...first, failures };
    const note =
      failures.length > 0
        ? 'None of them fits for certain. Say so, and let the check of each decide before its fix.'
        : `No entry of ${site.urlOf(symptomsRoute)} fits. Say what you see in other words, or try search_docs. Don't guess a fix.`;
    return { ...first, failures, note };
  },
});
