import type { SearchHit } from '../../src/search/contract/searchTypes';
import { hostedBase } from '../sites/hostedSite';

/** A record as the hosted service keeps it. */
export type ServiceRecord = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'> & {
  readonly language: string;
  readonly docusaurus_tag: string;
};

const record = (
  objectID: string,
  url: string,
  [lvl0, lvl1, lvl2]: readonly [string, string, string?],
  content: string | null,
): ServiceRecord => ({
  objectID,
  url: `https://docs.openarm.dev${hostedBase}${url}`,
  type: content ? 'content' : lvl2 ? 'lvl2' : 'lvl1',
  content,
  hierarchy: { lvl0, lvl1, lvl2: lvl2 ?? null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  language: 'en',
  docusaurus_tag: 'docs-default-current',
});

/** Records of the small site of the hosted tests, and some of another language and version that must not be found. */
export const serviceRecords: readonly ServiceRecord[] = [
  record('arm', '/', ['Basics', 'The arm'], null),
  record('arm-motors', '/#motors', ['Basics', 'The arm', 'Motors'], 'Each joint has a motor with an identifier of its own.'),
  record('bus', '/bus', ['Cables', 'The bus'], null),
  record(
    'bus-baud',
    '/bus#baud-rate',
    ['Cables', 'The bus', 'Baud rate'],
    'The motor answers at 5 Mbit/s &amp; not below; std::vector&lt;int&gt; holds the bytes.',
  ),
  ...Array.from({ length: 27 }, (_, index) =>
    record(`bus-${index}`, `/bus#baud-rate`, ['Cables', 'The bus', 'Baud rate'], `Setting number ${index} of the bus.`),
  ),
  { ...record('arm-de', '/de', ['Grundlagen', 'Der Arm mit Motor'], null), language: 'de' },
  { ...record('arm-old', '/old', ['Basics', 'The old motor'], null), docusaurus_tag: 'docs-default-0.9' },
];
