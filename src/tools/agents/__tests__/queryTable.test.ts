import { ids, refusal, values } from './exampleSite';

describe('query_table', () => {
  it.each([
    [{ column: 'mass_kg', op: '>=', value: 2 }, ['b']],
    [{ column: 'mass_kg', op: '<', value: '2' }, ['a']],
    [{ column: 'mass_kg', op: '!=', value: 1 }, ['b', 'c']],
    [{ column: 'at', value: 'j2' }, ['a']],
    [{ column: 'at', value: '-j2' }, []],
    [{ column: 'at', op: 'contains', value: 'j' }, ['a', 'b']],
    [{ column: 'spare', value: false }, ['b', 'c']],
    [{ column: '__proto__', value: '0x0b' }, ['b']],
    [{ column: '__proto__', op: '>', value: '0x0A' }, ['b']],
  ])('filters with %j', (filter, wanted) => expect(ids([filter])).toEqual(wanted));

  it('returns a part of the rows and columns, with units, page and danger, and without empty cells', () => {
    expect(values('query_table', { table: 'motors', columns: ['mass'], limit: 1, offset: 1 })).toEqual({
      danger: ['Hold it.'],
      table: 'motors',
      title: 'Motors',
      url: 'https://example.org/docs/motors/#fit-it',
      columns: { mass_kg: 'kg' },
      rows: [{ id: 'b', mass_kg: 2.5 }],
      total: 3,
      note: 'Rows 2 to 2 of 3. The next ones begin at offset 2.',
    });
    expect(values('query_table', { table: 'motors', offset: 2 }).rows).toEqual([{ id: 'c', at: [], spare: false }]);
  });

  it('accepts other spellings of names, columns and values', () => {
    const { table, rows, note } = values('query_table', { table: 'MOTORS', where: [{ column: 'At', value: 'joint 2' }], columns: ['ID'] });
    expect({ table, rows }).toEqual({ table: 'motors', rows: [{ id: 'a' }] });
    expect(note).toMatch(/other spellings/);
  });

  it('says what would work if nothing matches', () => {
    expect(values('query_table', { table: 'motors', where: [{ column: 'id', value: 'd' }] })).toMatchObject({
      rows: [],
      note: 'No row of "motors" passes. "id" has a, b, c.',
    });
    expect(values('query_table', { about: 'the mass of a motor' }).tables).toMatchObject([{ table: 'motors', rows: 3 }]);
    expect(values('query_table', { about: 'banana' }).note).toMatch(/search_docs/);
    expect(refusal('query_table', { table: 'motor mass' })).toMatch(/no table "motor mass".*motors \(Motors\)/);
    expect(refusal('query_table', { table: 'motors', where: [{ column: 'weight', value: 3 }] })).toMatch(/Columns: id, mass_kg/);
    expect(refusal('query_table', { table: 'motors', where: [{ column: 'id', op: '<', value: 3 }] })).toMatch(/compares numbers/);
    expect(refusal('query_table', { where: [{ column: 'id', value: 3 }] })).toMatch(/need a table/);
    expect(refusal('query_table', { table: 'motors', where: { id: 'a' } })).toMatch(/expected array.*Example: \{"table"/s);
  });
});
