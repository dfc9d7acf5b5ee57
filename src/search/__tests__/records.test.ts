import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolders } from '../../../__tests__/unit/fixtures/folder';
import { smallRecords } from '../../../__tests__/unit/fixtures/searchRecords';
import { messages, dataOf, documentSource, motorsCsv, readSource, readTable } from '../../../__tests__/unit/fixtures/sources';
import { indexFormat } from '../contract/searchRecords';
import type { SearchIndexFile, SearchRecords } from '../contract/searchRecords';
import { makeIndex, textsOf } from '../engine/makeIndex';
import { stopFirst } from '../../site/symptoms';
import { checkRecords, checkStop, writeIndex } from '../records/searchFiles';
import { documentSections } from '../records/sections';

const folder = temporaryFolders();

describe('the files of the site', () => {
  it('are the index and texts with a name of their own, which replace earlier ones', () => {
    const site = folder({ 'search-texts-old.json': '[]' });
    writeIndex(site, smallRecords);
    const files = readdirSync(site).sort();
    expect(files).toEqual(['search-index.json', expect.stringMatching(/^search-texts-[0-9a-f]{12}\.json$/)]);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(site, name), 'utf8'));
    const { format, texts, ...index } = read('search-index.json') as SearchIndexFile;
    expect(format).toBe(indexFormat);
    expect(texts).toBe(files[1]);
    expect(index).toEqual(makeIndex(smallRecords));
    expect(read(texts)).toEqual(textsOf(smallRecords));
  });
});

describe('records are checked against the built pages', () => {
  const anchors = new Map([
    ['/hardware/motor', new Set(['which-motor-sits-where', 'limits'])],
    ['/software/setup/motor-id', new Set(['wire-it', 'connect-the-supply'])],
    ['/hardware/gripper', new Set(['mounting'])],
  ]);
  const files = new Map([...anchors.keys()].map((route) => [route, `content/docs${route}.mdx`]));
  const routes = [...anchors.keys()];
  const check = (records: SearchRecords, paths = routes, built = anchors) =>
    messages(checkRecords(records, paths, { anchors: built, files }));

  it('accepts complete records', () => {
    expect(check(smallRecords)).toEqual([]);
  });

  it('reports routes without text', () => {
    const empty = {
      ...smallRecords,
      pages: [{ route: '/a', title: 'A', section: 'S', sections: [[1, 'A', '', ['', { code: ' ' }]] as const] }],
    };
    expect(check(empty, ['/a', '/hardware/motor'], new Map([['/a', new Set()]]))).toEqual([
      'the page "/a": the page "/a" has no text that search could find. Write a sentence that says what the page is for.',
      'content/docs/hardware/motor.mdx: the page "/hardware/motor" has no text that search could find. Write a sentence that says what the page is for.',
    ]);
  });

  it('reports missing anchors of headings and steps', () => {
    const built = new Map(anchors).set('/software/setup/motor-id', new Set(['wire-it-1', 'connect']));
    expect(check(smallRecords, routes, built)).toEqual([
      'content/docs/software/setup/motor-id.mdx: the search records lead to "/software/setup/motor-id#wire-it", but the built page has no such anchor. Did you mean "#wire-it-1"?',
      expect.stringContaining('lead to "/software/setup/motor-id#connect-the-supply", but the built page has no such anchor.'),
    ]);
  });

  it('reports that the page that says how to stop the arm lacks its heading', () => {
    const [route = '', anchor = ''] = stopFirst.path.split('#');
    const stop = (...ids: string[]) => messages(checkStop(smallRecords, new Map([[route, new Set(ids)]])));
    expect(stop(anchor)).toEqual([]);
    expect(stop('other')).toEqual([
      `src/site/symptoms.ts: how to stop an arm leads to "${stopFirst.path}", but the built site has no such anchor. Correct "stopFirst", or give the heading that anchor.`,
    ]);
    expect(messages(checkStop(smallRecords, new Map()))).toHaveLength(1);
    expect(checkStop({ ...smallRecords, stops: [] }, new Map())).toEqual([]);
  });

  it('reports a page that was not built', () => {
    const built = new Map([...anchors].slice(1));
    expect(check(smallRecords, routes.slice(1), built)).toEqual([
      'content/docs/hardware/motor.mdx: the search records name the route "/hardware/motor", which was not built.',
    ]);
  });
});

describe('sections', () => {
  function sections(body: string) {
    const { document, problems } = readSource(documentSource(body), dataOf(new Map([['motors', readTable(motorsCsv).table]])));
    expect(problems).toEqual([]);
    return documentSections(document.filled, 'Wiring');
  }

  const textsOf = (body: string) => sections(body)[0]?.blocks;

  describe('a document is split at its headings', () => {
    it('the top comes first, headings keep level and anchor', () => {
      const result = sections('Top.\n\n## Cables\n\nRed.\n\n### Plugs\n\nXT30.\n');
      expect(result).toEqual([
        { level: 1, heading: 'Wiring', anchor: '', blocks: ['Top.'] },
        { level: 2, heading: 'Cables', anchor: 'cables', blocks: ['Red.'] },
        { level: 3, heading: 'Plugs', anchor: 'plugs', blocks: ['XT30.'] },
      ]);
    });

    it('a heading inside tabs or details opens a section as well', () => {
      const body = '<Tabs group="a">\n<Tab value="x" label="Packages">\n\n## Install\n\nText.\n\n</Tab>\n</Tabs>\n';
      expect(sections(body).map(({ heading, blocks }) => [heading, blocks])).toEqual([
        ['Wiring', ['Packages']],
        ['Install', ['Text.']],
      ]);
    });

    it('a heading with nothing but cards is left out: cards tell of other pages', () => {
      const body = 'Top.\n\n## Where to go next\n\n<Cards>\n<Card title="Motors" href="/motors">\n\nText.\n\n</Card>\n</Cards>\n';
      expect(sections(body).map(({ heading }) => heading)).toEqual(['Wiring']);
    });

    it('a heading with headings below it stays', () => {
      expect(sections('## A\n\n### B\n\nText.\n').map(({ heading }) => heading)).toEqual(['Wiring', 'A', 'B']);
    });
  });

  describe('each block is a text', () => {
    it('paragraphs, list items and rows of Markdown tables', () => {
      expect(textsOf('One *two* `three`.\n\n- four\n- five\n  - six\n\n| A | B |\n| --- | --- |\n| 1 | `2` |\n')).toEqual([
        'One two three.',
        'four',
        'five',
        'six',
        'A · B',
        '1 · 2',
      ]);
    });

    it('admonitions with their titles, and text that only looks like a directive', () => {
      expect(textsOf(':::warning[Hot]\nDo not touch.\n:::\n\nThe ratio 10:a is meant.\n')).toEqual([
        'Hot',
        'Do not touch.',
        'The ratio 10:a is meant.',
      ]);
    });

    it('code apart from prose', () => {
      expect(textsOf('Run:\n\n```bash\nip link show\n```\n')).toEqual(['Run:', { code: 'ip link show' }]);
    });

    it('steps with their anchors', () => {
      expect(textsOf('<Steps>\n<Step title="Plug it in">\n\nPush.\n\n</Step>\n</Steps>\n\nAfter.\n')).toEqual([
        { anchor: 'plug-it-in', kind: 'step', blocks: ['Plug it in', 'Push.'] },
        'After.',
      ]);
    });

    it('captions and descriptions of figures, summaries of details, line breaks and formulas', () => {
      const body =
        '<Figure src="a.svg" alt="Two plugs." caption="Plugs" />\n\n<Details summary="Why?">\n\nOne<br />two $$\\tau = K_{p}$$.\n\n</Details>\n';
      expect(textsOf(body)).toEqual(['Plugs', 'Two plugs.', 'Why?', 'One two tau = K_p.']);
    });
  });

  describe('what a component shows as text is found', () => {
    it('the title of a video', () => {
      expect(textsOf('<Video youtube="6ZLM6f8kF4Q" poster="a.svg" title="OpenArm folding a shirt" />')).toEqual([
        'OpenArm folding a shirt',
      ]);
    });
  });

  describe('tables are searched as the page shows them', () => {
    it('caption, headings with units, and one text per row without empty cells', () => {
      expect(textsOf('<DataTable name="motors" />\n')).toEqual([
        'Motors',
        'Joint · Torque (N·m) · Note',
        'J1 · 40.0',
        'J2 · 27.5 · geared',
      ]);
    });

    it('only the chosen rows and columns', () => {
      expect(textsOf('<DataTable name="motors" columns="torque_nm,joint" rows="J2" caption="One" />\n')).toEqual([
        'One',
        'Torque (N·m) · Joint',
        '27.5 · J2',
      ]);
    });

    it('transposed: one text per column, with units', () => {
      expect(textsOf('<DataTable name="motors" columns="joint,torque_nm" transpose />\n')).toEqual([
        'Motors',
        'J1 · J2',
        'Torque · 40.0\u00a0N·m · 27.5\u00a0N·m'.replaceAll('\u00a0', ' '),
      ]);
    });

    it('key figures with their labels', () => {
      expect(textsOf('<KeyFigures name="motors" columns="torque_nm" />\n')).toEqual(['Torque: 40.0 N·m']);
    });
  });
});
