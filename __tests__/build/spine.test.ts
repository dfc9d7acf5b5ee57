import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../sites/buildSite';
import { documentSource, oneSection, tablesSource } from '../sites/smallSite';

const motors = `
  motors: {
    title: 'Motors', key: 'joint', columns: {
      joint: { label: 'Joint', type: 'text' },
      torque_nm: { label: 'Torque', type: 'number', unit: 'N·m' },
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  empty: { title: 'Empty', key: 'id', columns: { id: { label: 'Id', type: 'text' } } },
`;

const files = {
  ...oneSection(['index', 'wiring']),
  'src/site/tableDefinitions.ts': tablesSource(motors),
  // Spellings of numbers and line breaks that two readers of CSV could take for different cells.
  'content/data/motors.csv': '\uFEFFjoint,torque_nm,note\r\nJ1,40.0,"one\r\ntwo"\r\nJ2, 2.75e1 ,\r\nJ3,.5,"a ""b"", c"\r\n',
  'content/data/empty.csv': 'id\n',
  'content/docs/index.mdx': documentSource('Home', '<DataTable name="motors" />\n\n[Wiring](/wiring)', 'tables: [motors]\n'),
  'content/docs/wiring.mdx': documentSource('Wiring', 'J2 has <Value table="motors" row="J2" column="torque_nm" />.\n\n[News](/blog/news)'),
  'content/blog/news.mdx': documentSource('News', '<DataTable name="motors" columns="joint" />', 'date: 2026-01-02\ntables: [motors]\n'),
};

describe('a cold build', () => {
  const { output, status, publicFolder } = buildSite({ name: 'spine', files });

  it('works on each text and each table once, whoever asks', () => {
    expect(status).toBe(0);
    expect(output).toContain('Work done once for each text and table: type 2, read 3, parse 3, fill 3, check 3, compile 3.');
  });

  it('shows the same cells in the page, its Markdown and the search', () => {
    const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
    expect(read('index.html')).toMatch(/J2<\/th><td class="number">27\.5<\/td>/);
    expect(read('index.md')).toContain('| J2 | 27.5 | – |');
    expect(JSON.parse(read('data/motors.json'))).toMatchObject({ rows: [{ torque_nm: 40 }, { torque_nm: 27.5 }, { torque_nm: 0.5 }] });
  });
});

describe('a page that somebody makes beside the registry', () => {
  const { output, status, publicFolder } = buildSite({
    name: 'spine-extra-page',
    files: { ...files, 'src/pages/extra.tsx': 'export default function Extra() {\n  return <a href="/nowhere">Extra</a>;\n}\n' },
  });

  it('stops the build, which names it and says what to do', () => {
    expect(output).toContain('Gatsby has the page "/extra", which the registry lacks: make it in a file of src/routes/kinds');
    expect(status).not.toBe(0);
    expect(existsSync(path.join(publicFolder, 'extra/index.html'))).toBe(false);
  });
});
