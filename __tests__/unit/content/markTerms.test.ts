import { compileTree } from '../../../src/content/compile/compileTree';
import { writtenTerms } from '../../../src/tools/glossary/terms';
import { markdownTree, toMarkdown } from '../../../src/content/markdown/markdownTree';
import { pipeline } from '../../../src/plugins';
import { readCsvTable } from '../../../src/content/tables/csvTable';
import type { BodyNode } from '../../../src/model/bodyTree';
import { documentSections } from '../../../src/search/records/sections';
import { glossaryTables } from '../../../src/tools/glossary/terms';
import { dataOf } from '../fixtures/sources';
import { file } from '../fixtures/trees';

const { fill } = pipeline;
const letters = 'ABCDEFGHI'.split('');

const csv = `term,spellings,avoid,hint,meaning,page,note
CAN,,,yes,Two wires.,,
CAN adapter,,,,A box.,,
gain,,,yes,A number.,,
policy,,,yes,A program.,,
receive ID,Master ID,,yes,What it answers with: \`0x11\`.,,
bilateral control,,,yes,Both directions.,,
Kp,,,yes,Stiffness.,,
T-slot nut,,,yes,A nut.,,
Linux,,,,A system.,,
${letters.map((letter) => `term ${letter},,,yes,Meaning ${letter}.,,`).join('\n')}
`;

const { table, problems } = readCsvTable('terms', 'content/data/terms.csv', csv, glossaryTables.terms);
const data = dataOf(new Map([['terms', table]]));
const compiled = (body: string): Promise<BodyNode[]> => compileTree(fill({ body, file, data }).tree, writtenTerms(data.tables));

/** Words with a hint, in order. */
function hinted(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const [name, , ...children] = node;
    return name === 'Hint' ? children.map(String) : hinted(children);
  });
}

const marked = async (body: string): Promise<string[]> => hinted(await compiled(body));

describe('terms in the running text of a page', () => {
  it('come from a table without mistakes', () => expect(problems).toEqual([]));

  it('have a hint with plain words where they come first, and nowhere else', async () => {
    expect(await compiled('Set **Kp** first.\n\n- Kp again, and the receive ID.')).toEqual([
      ['p', 0, 'Set ', ['strong', 0, ['Hint', { meaning: 'Stiffness.' }, 'Kp']], ' first.'],
      ['ul', 0, ['li', 0, 'Kp again, and the ', ['Hint', { meaning: 'What it answers with: 0x11.' }, 'receive ID'], '.']],
    ]);
  });

  it.each([
    ['under another name', 'Its Master ID is 17. The receive ID follows.', ['Master ID']],
    ['in the plural', 'Two gains and three policies.', ['gains', 'policies']],
    ['in the possessive', 'Kp’s effect and the policy’s.', ['Kp’s', 'policy’s']],
    ['with a capital where a sentence begins', 'Policies differ. Bilateral control is one.', ['Policies', 'Bilateral control']],
    ['but not with a capital elsewhere', 'The Policy and the Gains.', []],
    ['nor with other small letters', 'You can set kp.', []],
    ['as a whole word', 'Kps2, a-Kp, Kp_1 and CANable.', []],
    ['beside a sign', '(Kp), “CAN”; T-slot nuts.', ['Kp', 'CAN', 'T-slot nuts']],
    ['not as a part of a longer term', 'A CAN adapter speaks CAN.', ['CAN']],
    ['only where they are to be explained', 'Linux and Kp.', ['Kp']],
  ])('are found %s', async (_name, body, words) => expect(await marked(body)).toEqual(words));

  it.each([
    ['a heading', '## Kp'],
    ['a link', 'See [Kp](/a) and [**gains**](/b).'],
    ['code', 'Set `Kp`.\n\n```text\nKp\n```'],
    ['a formula', 'Set $$Kp$$.'],
    ['a table', '| Kp |\n| - |\n| CAN |'],
    ['the title of an admonition', ':::note[Kp]\nText.\n:::'],
    ['the title of a step', '<Steps>\n<Step title="Set Kp">\n\nText.\n\n</Step>\n</Steps>'],
    ['what is folded away', '<Details summary="Kp">\n\nKp.\n\n</Details>'],
    ['an alternative', '<Tabs group="a">\n<Tab value="a" label="Kp">\n\nKp.\n\n</Tab>\n</Tabs>'],
    ['a card', '<Cards>\n<Card title="Kp" href="/a">Kp.</Card>\n</Cards>'],
    ['an abbreviation or a key', '<abbr title="a">Kp</abbr> <kbd>CAN</kbd>'],
    ['a page with the glossary', 'Kp.\n\n<Glossary name="terms" />'],
  ])('stay as they are in %s', async (_name, body) => expect(await marked(body)).toEqual([]));

  it('have eight hints on a page at most', async () => {
    expect(await marked(letters.map((letter) => `A term ${letter}.`).join('\n\n'))).toEqual(
      letters.slice(0, 8).map((letter) => `term ${letter}`),
    );
  });

  it('are not explained in Markdown or in search', () => {
    const { tree } = fill({ body: 'Set Kp.', file, data });
    expect(toMarkdown(markdownTree(tree, { figureUrl: (name) => name, absolute: (href) => href }))).toBe('Set Kp.\n');
    expect(documentSections(tree, 'A')[0]?.blocks).toEqual(['Set Kp.']);
  });

  it('are text where a site has no such table', async () => {
    expect(hinted(await compileTree(fill({ body: 'Set Kp.', file, data: dataOf(new Map()) }).tree, writtenTerms(new Map())))).toEqual([]);
  });
});
