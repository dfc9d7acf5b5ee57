import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keysRoute } from '../../src/site/fasteners';
import type { SmallSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

const partHeader =
  'part_id,part_name,model_number,quantity_one_arm,quantity_robot,quantity_leader_follower,unit_price_jpy,total_price_jpy,noted_on,supplier,manufacturer,material,process,url,files,arm,icon,shape,notes';

const manufactured = ['J1_A', 'J1_B', 'J1_C'].map(
  (id, index) => `${id},${id},MV-${index},1,2,4,100,200,2025-11-24,MISUMI,,Al6061,CNC metal cutting,,,,clamp,a part,`,
);

const bolts = [
  ['CBE4-10', 'M4x10 bolt', 5],
  ['CBE4-8', 'M4x8 bolt', 3],
  ['CBE5-10', 'M5x10 bolt', 7],
].map(
  ([id, name, arm]) =>
    `${id},${name},${id},${arm},${2 * Number(arm)},${4 * Number(arm)},10,${20 * Number(arm)},2025-11-24,MISUMI,,,catalogue part,,,,bolt,a bolt,`,
);

/** Tables of a robot of one joint: a guide with three steps, and a bill of materials that agrees with it. */
export const guideTables: Readonly<Record<string, string>> = {
  'part-names': `part_id,name
CBE4-8,short bolt
`,
  'build-steps': `id,guide,step,arm,adds,onto,fasteners,tool,counted_in
j1-j2-1,j1-j2,1,both,J1 motor; J1_A,,M4x10 x5,soldering iron,
j1-j2-2-right,j1-j2,2,right,J1_B,J1 motor,M4x8 x3,,
j1-j2-2-left,j1-j2,2,left,J1_B,J1 motor,M4x8 x3,,
j1-j2-3,j1-j2,3,both,J1_C,J1 motor; J1-J2 unit,M5x10 x6,,
`,
  'build-fasteners': `fastener,label,kind,drive,standard,thread,part_id
M4x10,M4×10,bolt,hex socket,ISO 4762,M4,CBE4-10
M4x8,M4×8,bolt,hex socket,ISO 4762,M4,CBE4-8
M5x10,M5×10,bolt,hex socket,ISO 4762,M5,CBE5-10
`,
  'screw-keys': 'thread,standard,key_mm\nM4,ISO 4762,3\nM5,ISO 4762,4\n',
  'build-items': 'item,label,kind,pieces_robot,robot,route\nJ1-J2 unit,J1-J2 unit,unit,,,/hardware/assembly-guide/j1-j2-sub-assembly\n',
  'build-differences': `id,robot,list,item,difference,guides,reason
M5x10-spare,both,bom-arm-off-the-shelf,M5x10,2,j1-j2,The list has 2 more than the guide uses: keep them as spares.
`,
  'bom-arm-manufactured': `${partHeader}\n${manufactured.join('\n')}\n`,
  'bom-arm-off-the-shelf': `${partHeader}\n${bolts.join('\n')}\n`,
  'cost-groups': `group,table,category,in_headline,lines,pieces,total_jpy
Made,bom-arm-manufactured,Mechanical,yes,3,6,600
Bought,bom-arm-off-the-shelf,Mechanical,yes,3,30,300
`,
  suppliers: 'supplier,sells,headline_jpy,leader_jpy,order_url\nMISUMI,Parts,900,,\n',
  'joints-to-motors':
    'joint,motor_model,spec_row,figure_label,location,quantity_per_arm,quantity_two_arms\nJ1,DM-J8009P-2EC,x,x,shoulder,1,2\n',
};

/** Definitions of these tables, and of any others as they are written. */
export const guideDefinitions = (others = ''): string =>
  tablesSource(`
  ${others}
  ...Object.fromEntries(Object.entries({ ...assemblyTables, ...billOfMaterialsTables, ...specificationTables }).filter(([name]) => names.includes(name))),
`).replace(
    '\n',
    `
import { assemblyTables } from './tables/assembly';
import { billOfMaterialsTables } from '../tools/bill-of-materials/tables';
import { specificationTables } from './tables/specifications';
const names = ${JSON.stringify(Object.keys(guideTables))};
`,
  );

const drawing = (name: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect x="2" y="2" width="${width - 4}" height="${height - 4}" fill="none" stroke="#000" stroke-width="2"/><text x="12" y="36" font-size="20">${name}</text></svg>`;

/** Names of all drawings that the guide can show. */
export const drawingsOfGuide = ['1', '2-right', '2-left', '3', 'finished'].map((view) => `assembly-j1-j2-${view}.svg`);

/** The page of the guide. */
export const guidePage = documentSource(
  'J1 and J2',
  `One sentence on the guide.

<PartsTray guide="j1-j2" />

## Shoulder

<BuildSteps guide="j1-j2">
<BuildStep step="1" title="Bolt the clamp to the motor" alt="Rear of the motor with the clamp above it.">

:::danger[Heavy]
Hold the motor.
:::

The open side of the clamp is over the ports.

</BuildStep>
<BuildStep step="2" title="Fix the stop ring" alt="The stop ring on the rim of the motor.">

Ports forward.

</BuildStep>
</BuildSteps>

## Hub

<BuildSteps guide="j1-j2">
<BuildStep step="3" title="Bolt the hub to the rotor" alt="The hub on the rotor.">

Its flat side is toward the ports.

</BuildStep>
</BuildSteps>

<FinishedView guide="j1-j2" alt="The finished shoulder." />
`,
);

/** The small site; `changes` replace some of its files, or take them away. */
export function guideSite(name: string, changes: Readonly<Record<string, string | undefined>> = {}): SmallSite {
  const page = '/hardware/assembly-guide/j1-j2-sub-assembly';
  const keys = keysRoute.slice(0, keysRoute.indexOf('#'));
  const ids = [
    'index',
    page.slice(1),
    keys.slice(1),
    'hardware/bill-of-materials/arm-manufactured',
    'hardware/bill-of-materials/arm-off-the-shelf',
  ];
  const parts = (table: string): string => documentSource(`Parts of ${table}`, `<PartsTable name="${table}" />`, `tables: [${table}]\n`);
  const files: Record<string, string | undefined> = {
    'src/site/sidebars.ts': sidebarsSource({ docsSidebar: [...ids, 'hardware/specifications/motor'] }),
    'src/site/navbar.ts': navbarSource(['docsSidebar']),
    'src/site/footer.ts': footerSource(['/']),
    'src/site/tableDefinitions.ts': guideDefinitions(),
    ...Object.fromEntries(Object.entries(guideTables).map(([table, text]) => [`content/data/${table}.csv`, text])),
    'content/docs/index.mdx': documentSource('Home', `Text with a [link](${page}).`),
    [`content/docs${page}.mdx`]: guidePage,
    [`content/docs${keys}.mdx`]: documentSource('Before you build', '## Pick the right key\n\nText.\n\n## Tighten the screws\n\nText.'),
    'content/docs/hardware/bill-of-materials/arm-manufactured.mdx': parts('bom-arm-manufactured'),
    'content/docs/hardware/bill-of-materials/arm-off-the-shelf.mdx': parts('bom-arm-off-the-shelf'),
    'content/docs/hardware/specifications/motor.mdx': documentSource('Motors', 'Text.'),
    'content/figures/part-icons.svg': readFileSync(path.resolve(__dirname, '../../content/figures/part-icons.svg'), 'utf8'),
    ...Object.fromEntries(drawingsOfGuide.map((file) => [`content/figures/${file}`, drawing(file, 720, 540)])),
    'content/figures/part-J1_A.svg': drawing('A', 100, 100),
    'content/figures/fastener-side-M4x10.svg': drawing('B', 100, 100),
    ...changes,
  };
  return { name, files: Object.fromEntries(Object.entries(files).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))) };
}
