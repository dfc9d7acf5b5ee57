import type { Problem } from '../../../model/problems';
import { openSite } from '../site';
import type { SiteData } from '../siteData';
import { callTool } from '../tools';

/** Title of a danger or warning in the Markdown of a page, or the first words of one without a title. */
const caution = /^(?:> )+\*\*(?:Danger|Warning)(?:: (.+?))?\*\*\n(?:> *\n)*(?:> )+(.{0,40})/gm;

/** Letters and digits of a text, without the syntax of links and emphasis. */
const letters = (text: string): string => text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]+/gu, '');

/** Markdown of a page from an anchor to the next heading of any level. */
function sectionAt({ markdown, headings }: SiteData['pages'][number], anchor: string): string {
  const heading = letters(headings.find((one) => one.anchor === anchor)?.text ?? '');
  return markdown.split(/^(?=#{1,6} )/m).find((part) => letters(part.split('\n')[0] ?? '') === heading) ?? '';
}

/** Checks, on the published Markdown and the tool itself, that an answer with a table has each danger and warning of its section. */
export function checkTableAnswers(data: SiteData, fileOf: (route: string) => string | undefined): Problem[] {
  const site = openSite(data);
  return data.tables.flatMap(({ name, place }): Problem[] => {
    const [route = '', anchor = ''] = (place ?? '').split('#');
    const page = data.pages.find((one) => one.route === route);
    // Without an anchor, the page only uses a cell of the table or is about it.
    if (!page || anchor === '') return [];
    const answer = callTool('query_table', { table: name, limit: 1 }, site);
    const answered = letters(answer.isError ? '' : JSON.stringify(answer.values.danger ?? []));
    return [...sectionAt(page, anchor).matchAll(caution)].flatMap(([, title, words = '']): Problem[] => {
      const wanted = title ?? words;
      if (answered.includes(letters(wanted))) return [];
      return [
        {
          file: fileOf(route) ?? route,
          message: `its section "#${anchor}" warns “${wanted}”, but query_table answers with the table "${name}" and without the warning. Correct src/tools/agents/output/readPlaces.ts.`,
        },
      ];
    });
  });
}
