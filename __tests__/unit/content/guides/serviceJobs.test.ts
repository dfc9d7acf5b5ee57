import { markdownTree, toMarkdown } from '../../../../src/content/markdown/markdownTree';
import { readCsvTable } from '../../../../src/content/tables/csvTable';
import type { Table } from '../../../../src/content/tables/csvTable';
import { checkService } from '../../../../src/guides/content/serviceJobs';
import { tableDefinitions } from '../../../../src/plugins';
import { dataOf, readDocument } from '../../fixtures/sources';
import { guideFigures, lines, tablesWith } from '../../fixtures/guides';

const file = 'content/data/service-jobs.csv';

/** The tables of the small guide with one job, which undoes these steps. */
function tablesWithJob(undo: string, people = 1): Map<string, Table> {
  const definition = tableDefinitions['service-jobs'];
  if (!definition) throw new Error('The table service-jobs is not declared.');
  const text = `job,title,falls_kg,people,undo,hold,watch,after\nj1,J1 motor,6,${people},${undo},The arm,Look,Measure R6; Zero J1\n`;
  return new Map([...tablesWith(), ['service-jobs', readCsvTable('service-jobs', file, text, definition).table]]);
}

/** A page with the job in plain Markdown. */
function markdown(undo: string, people?: number): string {
  const source =
    '---\ntitle: Service\ndescription: Jobs that take the arm apart.\ntables: [service-jobs]\n---\n\n<ServiceJob name="service-jobs" row="j1" />\n';
  const { text, problems } = readDocument('hardware/service.mdx', source, dataOf(tablesWithJob(undo, people), guideFigures));
  expect(lines(problems)).toEqual([]);
  return toMarkdown(markdownTree(text.filled, { figureUrl: (name) => name, absolute: (href) => href }));
}

describe('a job that takes the arm apart', () => {
  it('undoes steps in its own order, with their notes, screws, parts and drawings', () => {
    const text = markdown('j1-j2-3: hold it; j1-j2-1');
    const [third, first] = [
      text.indexOf('step 3](/hardware/assembly-guide/j1-j2-sub-assembly#step-3): hold it.'),
      text.indexOf('#step-1)'),
    ];
    expect(third).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(third);
    expect(text).toMatch(/\*\*Take out:\*\* 6 × \[M5×10\].*\*\*Comes off:\*\* \[`J1_C`\]/);
    expect(text).toContain('](assembly-j1-j2-1.svg)');
    expect(text).toContain('- Zero J1.');
  });

  it('warns where it takes two people', () => {
    expect(markdown('j1-j2-1', 2)).toContain('> **Danger: A job for 2 people**');
    expect(markdown('j1-j2-1')).toContain('**Hold:** The arm.');
  });

  it('is refused with a step that no guide has', () =>
    expect(lines(checkService(tablesWithJob('j1-j2-9: nothing')))).toEqual([
      `${file}:2: column "undo" names the step "j1-j2-9", which content/data/build-steps.csv doesn't have. Did you mean "j1-j2-1"?`,
    ]));
});
