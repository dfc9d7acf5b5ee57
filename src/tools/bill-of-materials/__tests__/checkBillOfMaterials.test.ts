import { checkBillOfMaterials } from '../checkBillOfMaterials';
import { readCsvTable } from '../../../content/tables/csvTable';
import type { Table } from '../../../content/tables/csvTable';
import { formatProblem } from '../../../model/problems';
import { table } from '../../../model/tableTypes';
import { tableDefinitions } from '../../../plugins';

const partHeader =
  'part_id,part_name,model_number,quantity_one_arm,quantity_robot,quantity_leader_follower,unit_price_jpy,total_price_jpy,noted_on,supplier,manufacturer,material,process,url,files,arm,icon,shape,notes';

/** A small bill of materials in which everything agrees: two lists, a motor, and the costs that follow. */
const sound = {
  'bom-arm-manufactured': `${partHeader}
J1_A,J1_A,MV-1,1,2,4,700,1400,2025-11-24,MISUMI,,Al6061,CNC metal cutting,,,,clamp,a clamp,
J1_B,J1_B,MV-2,1,2,4,50,100,2025-11-24,MISUMI,,Al6061,CNC metal cutting,,,,crescent,a crescent,`,
  'bom-leader-off-the-shelf': `${partHeader}
CBE3-6,M3x6 bolt,CBE3-6,8,16,16,70,1120,2025-11-24,uxcell,,,catalogue part,,,,bolt,a bolt,`,
  'motor-costs': `joints,model_number,quantity_robot,total_price_jpy,noted_on,supplier
J1; J2,DM-J8009P,4,500,2025-11-24,DAMIAO`,
  'joints-to-motors': `joint,motor_model,spec_row,figure_label,location,quantity_per_arm,quantity_two_arms
J1,DM-J8009P,x,x,shoulder,1,2
J2,DM-J8009P,x,x,shoulder,1,2`,
  'cost-groups': `group,table,category,in_headline,lines,pieces,total_jpy
Arm,bom-arm-manufactured,Mechanical,yes,2,4,1500
Motors,motor-costs,Motors,yes,1,4,500
Leader,bom-leader-off-the-shelf,Leader,no,1,16,1120`,
  'cost-pages': `page,tables,lines,pieces,total_jpy
All,bom-arm-manufactured; bom-leader-off-the-shelf,3,20,2620`,
  'cost-categories': `category,in_headline,total_jpy,share_percent
Mechanical,yes,1500,75.0
Motors,yes,500,25.0
Leader,no,1120,`,
  'cost-headline': `set,total_jpy,total_usd,noted_on
2 arms,2000,20,24 November 2025`,
  'exchange-rates': `currency,jpy_per_unit,noted_on,source
USD,100,2025-11-24,the headline`,
  'order-lists': `supplier,takes,columns
MISUMI,numbers,model_number; quantity
DAMIAO,names,part_name; quantity
uxcell,names,part_name; quantity`,
  suppliers: `supplier,sells,headline_jpy,leader_jpy,order_url
MISUMI,parts,1500,,
DAMIAO,motors,500,,
uxcell,bolts,,1120,`,
} as const;

type Name = keyof typeof sound;

/** Problems of the small bill of materials after a change of one text: `old → new`. */
function problemsAfter(name: Name, change: string): string[] {
  const [from = '', to = ''] = change.split(' → ');
  if (!sound[name].includes(from)) throw new Error(`The sound ${name} has no "${from}".`);
  const tables = new Map<string, Table>();
  const problems = Object.entries(sound).flatMap(([table, text]) => {
    const definition = tableDefinitions[table];
    if (!definition) throw new Error(`There is no table "${table}".`);
    const read = readCsvTable(table, `content/data/${table}.csv`, table === name ? text.replace(from, to) : text, definition);
    tables.set(table, read.table);
    return read.problems;
  });
  return [...problems, ...checkBillOfMaterials(tables)].map(formatProblem);
}

describe('a bill of materials that contradicts itself', () => {
  it('is silent where everything agrees', () => expect(problemsAfter('suppliers', 'parts → parts')).toEqual([]));

  it.each<[Name, string, string]>([
    [
      'bom-arm-manufactured',
      'MV-1,1,2,4,700,1400 → MV-1,1,-2,4,700,-1400',
      'content/data/bom-arm-manufactured.csv:2: column "quantity_robot", value "-2": expected a whole number such as 12, 0 or more.',
    ],
    [
      'bom-arm-manufactured',
      '700,1400 → 700,1500',
      'content/data/bom-arm-manufactured.csv:2: "J1_A": total_price_jpy is 1,500, but 2 × 700 is 1,400. Correct the quantity, the unit price or the total.',
    ],
    [
      'bom-arm-manufactured',
      '700,1400 → $7,1400',
      'content/data/bom-arm-manufactured.csv:2: column "unit_price_jpy", value "$7": expected a whole number such as 12, in JPY, without a unit in the cell.',
    ],
    [
      'bom-arm-manufactured',
      'MV-2 → MV-1',
      'content/data/bom-arm-manufactured.csv:3: "J1_B" has the model number "MV-1" of "J1_A" in line 2. List a part once per table: add the quantities up in one row.',
    ],
    [
      'bom-leader-off-the-shelf',
      'CBE3-6,M3x6 bolt,CBE3-6, → J1_A,J1_a,MV-1,',
      'content/data/bom-leader-off-the-shelf.csv:2: "J1_A": column "part_name" is "J1_a", but "J1_A" in content/data/bom-arm-manufactured.csv. Use the same text for the same part.',
    ],
    [
      'bom-arm-manufactured',
      'MV-1,1,2,4 → MV-1,3,2,4',
      'content/data/bom-arm-manufactured.csv:2: "J1_A": 3 for one arm and 2 for one robot don\'t match. A robot has 2 arms, so it needs 1 to 2 times as many.',
    ],
    [
      'bom-arm-manufactured',
      'MV-1,1,2,4 → MV-1,1,2,1',
      'content/data/bom-arm-manufactured.csv:2: "J1_A": 2 for one robot and 1 for leader and follower don\'t match. These are two robots, so they need 1 to 2 times as many.',
    ],
    [
      'bom-arm-manufactured',
      '1400,2025-11-24 → 1400,last autumn',
      'content/data/bom-arm-manufactured.csv:2: column "noted_on", value "last autumn": expected a day such as 2026-11-28.',
    ],
    [
      'bom-arm-manufactured',
      '1400,2025-11-24 → 1400,2025-02-30',
      'content/data/bom-arm-manufactured.csv:2: column "noted_on", value "2025-02-30": expected a day such as 2026-11-28.',
    ],
    [
      'bom-leader-off-the-shelf',
      'uxcell → uxcel',
      'content/data/bom-leader-off-the-shelf.csv:2: "CBE3-6": content/data/suppliers.csv has no supplier "uxcel". Did you mean "uxcell"?',
    ],
    [
      'cost-groups',
      'yes,2,4,1500 → yes,2,5,1500',
      'content/data/cost-groups.csv:2: "Arm": pieces is 5, but the rows of content/data/bom-arm-manufactured.csv give 4. Correct whichever is wrong.',
    ],
    [
      'cost-groups',
      'Motors,motor-costs → Motors,motor-cost',
      'content/data/cost-groups.csv:3: "Motors" names the table "motor-cost", which is not a parts table. Did you mean "motor-costs"?',
    ],
    [
      'cost-groups',
      '\nLeader,bom-leader-off-the-shelf,Leader,no,1,16,1120 → ',
      'content/data/cost-groups.csv: has no row for the table "bom-leader-off-the-shelf". Add one, so that its cost is counted.',
    ],
    [
      'cost-pages',
      '2620 → 2621',
      'content/data/cost-pages.csv:2: "All": total_jpy is 2,621, but the rows of content/data/bom-arm-manufactured.csv and content/data/bom-leader-off-the-shelf.csv give 2,620. Correct whichever is wrong.',
    ],
    [
      'cost-categories',
      '75.0 → 74.0',
      'content/data/cost-categories.csv:2: "Mechanical": share_percent is 74, but its cost and the headline cost give 75. Correct whichever is wrong.',
    ],
    [
      'cost-headline',
      '2000,20 → 2100,20',
      'content/data/cost-headline.csv:2: "2 arms": total_jpy is 2,100, but the groups of content/data/cost-groups.csv give 2,000. Correct whichever is wrong.',
    ],
    [
      'exchange-rates',
      'USD,100 → USD,105',
      'content/data/cost-headline.csv:2: "2 arms": total_usd is 20, but its yen and the rate of content/data/exchange-rates.csv give 19. Correct whichever is wrong.',
    ],
    [
      'exchange-rates',
      '2025-11-24 → November',
      'content/data/exchange-rates.csv:2: column "noted_on", value "November": expected a day such as 2026-11-28.',
    ],
    [
      'order-lists',
      '\nuxcell,names,part_name; quantity → ',
      'content/data/order-lists.csv: has no row for the supplier "uxcell". Add a row that says which columns its order list has.',
    ],
    ['order-lists', 'uxcell → uxsell', 'content/data/order-lists.csv:4: there is no supplier "uxsell". Did you mean "uxcell"?'],
    [
      'order-lists',
      'names,part_name → names,part_nam',
      'content/data/order-lists.csv:3: "DAMIAO": an order list has no column "part_nam". Did you mean "part_name"?',
    ],
    [
      'suppliers',
      'MISUMI,parts,1500 → MISUMI,parts,1400',
      'content/data/suppliers.csv:2: "MISUMI": headline_jpy is 1,400, but its parts give 1,500. Correct whichever is wrong.',
    ],
    [
      'motor-costs',
      'DM-J8009P,4 → DM-J8009,4',
      'content/data/motor-costs.csv:2: "DM-J8009" is the motor of J1 here, but content/data/joints-to-motors.csv has "DM-J8009P" there. Correct whichever is wrong.',
    ],
    [
      'motor-costs',
      'DM-J8009P,4 → DM-J8009P,3',
      'content/data/motor-costs.csv:2: "DM-J8009P": quantity_robot is 3, but J1, J2 of two arms need 4. Correct whichever is wrong.',
    ],
    ['motor-costs', 'J1; J2, → J1; J22,', 'content/data/motor-costs.csv:2: "DM-J8009P": there is no joint "J22". Did you mean "J2"?'],
    ['motor-costs', 'J1; J2, → J1,', 'content/data/motor-costs.csv: has no motor for J2. Add the joint to the row of its motor.'],
  ])('reports in %s, after %j: %s', (name, change, message) => expect(problemsAfter(name, change)).toContain(message));

  it('reports a headline that differs from the front page', () => {
    const tables = new Map<string, Table>();
    for (const [name, text] of [...Object.entries(sound), ['key-features', features] as const]) {
      const definition = tableDefinitions[name];
      if (definition) tables.set(name, readCsvTable(name, `content/data/${name}.csv`, text, definition).table);
    }
    expect(checkBillOfMaterials(tables).map(formatProblem)).toEqual([
      'content/data/cost-headline.csv:2: "2 arms": total_usd is 20, but the columns of content/data/key-features.csv give 6,500. Correct whichever is wrong.',
    ]);
  });
});

const features = `robot,degrees_of_freedom,arm_reach_mm,arm_mass_kg,control_rate_khz,bill_of_materials_usd
OpenArm 1,7,633,5.5,1,6500`;

describe('an exchange rate', () => {
  const columns = { currency: 'Currency', noted_on: 'Noted on', source: 'From' };
  /** Problems of a rate in a column that another site has declared in its own way. */
  const problemsOf = (rate: string, type: 'text' | 'number'): string[] => {
    const definition = table('Rates', 'currency', { ...columns, jpy_per_unit: { label: 'Yen for one', type, optional: true } });
    const text = `currency,jpy_per_unit,noted_on,source\nUSD,${rate},2025-11-24,the bank`;
    const read = readCsvTable('exchange-rates', 'content/data/exchange-rates.csv', text, definition);
    const lists = readCsvTable(
      'bom-electrical',
      'content/data/bom-electrical.csv',
      partHeader,
      tableDefinitions['bom-electrical'] ?? definition,
    );
    const tables = new Map([read.table, lists.table].map((each) => [each.name, each]));
    return [...read.problems, ...checkBillOfMaterials(tables)].map(formatProblem);
  };

  it('is fine as a number above zero', () => expect(problemsOf('147.8', 'number')).toEqual([]));

  it.each([
    ['0', 'number'],
    ['-1', 'number'],
    ['', 'number'],
    ['about 150', 'text'],
    ['150', 'text'],
  ] as const)('"%s" in a column of the type "%s" would show prices that are no numbers', (rate, type) =>
    expect(problemsOf(rate, type)).toEqual([
      `content/data/exchange-rates.csv:2: "USD": column "jpy_per_unit" is "${rate}". Write the price of one as a number above 0, and declare the column as one: { type: 'number', min: 0.0001 }.`,
    ]),
  );

  it('that is malformed is reported once', () => expect(problemsOf('abc', 'number')).toHaveLength(1));
});

describe('prices', () => {
  const problemsOf = (column: string, declared: Parameters<typeof table>[2][string]): string[] => {
    const { title, key, columns } = tableDefinitions['bom-electrical']!;
    const names = Object.keys(columns).filter((name) => !name.includes('price'));
    const kept = Object.fromEntries(names.map((name) => [name, { label: name, optional: true as const }]));
    const definition = table(title, key, { ...kept, total_price_jpy: { label: 'Total', type: 'integer' }, [column]: declared });
    const read = { name: 'bom-electrical', file: 'content/data/bom-electrical.csv', definition, rows: [] };
    return checkBillOfMaterials(new Map([[read.name, read]])).map(formatProblem);
  };

  it('are numbers in the currency of the lists', () =>
    expect(problemsOf('unit_price_jpy', { label: 'Price', type: 'integer' })).toEqual([]));

  it.each<[string, Parameters<typeof table>[2][string], string]>([
    [
      'unit_price_chf',
      { label: 'Price', type: 'number' },
      'the currency is JPY, but the table "bom-electrical" has no column "unit_price_jpy".',
    ],
    ['unit_price_jpy', { label: 'Price', type: 'text' }, 'the column "unit_price_jpy" of the table "bom-electrical" holds no numbers.'],
    ['unit_price_jpy', { label: 'Price', type: 'number', unit: null }, "the currency JPY is no known unit, so prices aren't checked."],
  ])('are reported as %s, %j', (column, declared, message) =>
    expect(problemsOf(column, declared)).toEqual([expect.stringContaining(`src/site/partsTables.ts: ${message}`)]),
  );
});
