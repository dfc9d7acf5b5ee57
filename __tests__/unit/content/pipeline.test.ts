import { defineBlock } from '../../../src/content/components/definition';
import type { AttributeDefinition } from '../../../src/content/components/definition';
import { createPipeline } from '../../../src/content/pipeline';
import { paragraph, text } from '../../../src/content/tree/nodes';
import { attributeOf } from '../../../src/content/tree/attributes';
import { dataOf, documentSource, messages, motorsCsv, readTable } from '../fixtures/sources';

const data = dataOf(new Map([['motors', readTable(motorsCsv).table]]));

/** A site with one component more, which prints the torque of a joint. */
const siteWith = (name: string, row: AttributeDefinition) =>
  createPipeline([
    {
      components: {
        [name]: defineBlock({
          attributes: { row },
          children: false,
          expand: (element, { tables }) => {
            const torque = tables.get('motors')?.rows.find(({ joint }) => joint === attributeOf(element, 'row'))?.torque_nm;
            return attributeOf(element, 'row') === 'J2' ? { mistake: 'J2 is being repaired. Name J1.' } : { torque: Number(torque) };
          },
          markdown: (element) => [paragraph([text(attributeOf(element, 'row') ?? '')])],
        }),
      },
    },
  ]);

const inMotors = { kind: 'row', required: true, of: { table: 'motors' } } as const;

function problemsOf({ read, check }: ReturnType<typeof siteWith>, body: string): string[] {
  const { file } = read({ collection: 'docs', relativePath: 'wiring.mdx', text: documentSource(body) });
  return messages(check({ text: file, tableNames: [], data }));
}

describe('a new component', () => {
  const site = siteWith('Torque', inMotors);

  it('shows a row that is there', () => expect(problemsOf(site, '<Torque row="J1" />')).toEqual([]));

  it('is refused with an unknown row, with line and fix', () =>
    expect(problemsOf(site, 'Text.\n\n<Torque row="J99" />')).toEqual([
      'content/docs/wiring.mdx:7: <Torque>: table "motors" has no row "J99". Known: "J1", "J2".',
    ]));

  it('says itself what else it cannot show', () =>
    expect(problemsOf(site, '<Torque row="J2" />')).toEqual(['content/docs/wiring.mdx:5: J2 is being repaired. Name J1.']));

  it('is refused if nothing says of which table its row is', () =>
    expect(problemsOf(siteWith('Torque', { kind: 'row' }), '<Torque row="J99" />')).toEqual([
      'content/docs/wiring.mdx:5: <Torque>: its definition doesn\'t say of which table "row" is a row. Add `of` to it.',
    ]));
});

it('two sites in one process know their own components only, for the same text', () => {
  const [one, other] = [siteWith('Torque', inMotors), siteWith('Strength', inMotors)];
  const body = '<Torque row="J1" />\n\n<Strength row="J1" />';
  const unknown = (line: number, name: string) => expect.stringContaining(`wiring.mdx:${line}: unknown component <${name}>.`) as string;
  expect(problemsOf(one, body)).toEqual([unknown(7, 'Strength')]);
  expect(problemsOf(other, body)).toEqual([unknown(5, 'Torque')]);
  expect(problemsOf(one, body)).toEqual([unknown(7, 'Strength')]);
});
