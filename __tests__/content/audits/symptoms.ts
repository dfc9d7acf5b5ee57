import { readFileSync } from 'node:fs';
import path from 'node:path';
import { symptomAreas } from '../../../src/site/symptoms';
import { rowsOfSigns } from '../../../src/symptoms/outputSigns';
import { tables } from '../siteContent';

const rows = tables.get('symptoms')?.rows ?? [];
const ids = rows.map(({ id }) => id);

describe('the table of symptoms', () => {
  it('keeps every id that ever was an address; a new one is added to the list', () => {
    const known = readFileSync(path.join(__dirname, 'symptomIds.txt'), 'utf8').trim().split('\n');
    expect(known.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !known.includes(String(id)))).toEqual([]);
  });

  it('has every row to which the reading of an output leads', () => {
    expect(
      Object.values(rowsOfSigns)
        .flat()
        .filter((id) => !ids.includes(id)),
    ).toEqual([]);
  });

  it('has rows in each area', () => expect([...new Set(rows.map(({ area }) => area))]).toEqual(Object.keys(symptomAreas)));
});
