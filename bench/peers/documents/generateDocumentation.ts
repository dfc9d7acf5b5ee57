import { createRandom } from '../../random';
import type { Random } from '../../random';
import type { Block, Documentation, Inline, JudgedSearch, NeutralDocument, NeutralSection, NeutralTable } from './documentation';
import { vocabulary } from './vocabulary';

/** Documents of a section, and of a category in it. */
const sectionSize = 20;
const categorySize = 10;

/** Every third document has a table. */
const withTable = 3;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A name that nothing else has: three syllables that stand for the number. */
function nameOf(index: number): string {
  const { syllables } = vocabulary;
  const count = syllables.length;
  // The order of the syllables differs from one name to the next, so that neighbours do not look alike.
  const mixed = (index * 1237) % (count * count * count);
  return capital([mixed % count, Math.floor(mixed / count) % count, Math.floor(mixed / count / count)].map((at) => syllables[at]).join(''));
}

/** An identifier of a row, such as `KT-0412`, that only one document has. */
const identifierOf = (document: number, row: number): string => `KT-${String(document).padStart(4, '0')}${String.fromCharCode(65 + row)}`;

function sentence({ pick, below }: Random, name: string): string {
  const { verbs, parts, places, adjectives, times, machines } = vocabulary;
  const forms = [
    () => `${capital(pick(verbs))} the ${pick(adjectives)} ${pick(parts)} ${pick(places)} ${pick(times)}.`,
    () =>
      `A ${pick(adjectives)} ${pick(parts)} makes the ${pick(machines)} run ${2 + below(40)} % slower, so ${pick(verbs)} it ${pick(times)}.`,
    () => `The ${name} has ${2 + below(9)} of them ${pick(places)}, next to the ${pick(parts)}.`,
    () =>
      `If the ${pick(parts)} feels ${pick(adjectives)}, ${pick(verbs)} the ${pick(parts)} and ${pick(verbs)} the ${pick(machines)} again.`,
    () => `You need no tool for the ${pick(parts)}, but the ${pick(machines)} has to stand still for ${5 + below(50)} minutes.`,
  ];
  return pick(forms)();
}

const sentences = (random: Random, name: string, count: number): string =>
  Array.from({ length: count }, () => sentence(random, name)).join(' ');

function codeBlock({ pick, below }: Random, name: string): Block {
  const word = name.toLowerCase();
  const texts = {
    bash: `machine list --name ${word}\nmachine ${pick(vocabulary.verbs)} ${word} --speed ${below(900)}\nmachine log ${word} | tail -n ${5 + below(20)}`,
    python: `from workshop import Machine\n\nmachine = Machine("${word}")\nfor level in range(${2 + below(8)}):\n    machine.${pick(vocabulary.verbs)}(level * ${1 + below(30)})\n    print(machine.pressure)`,
    yaml: `machine: ${word}\nlimits:\n  pressure: ${below(90)}\n  speed: ${below(3000)}\nparts:\n  - ${pick(vocabulary.parts)}\n  - ${pick(vocabulary.parts)}`,
  };
  const language = pick(['bash', 'python', 'yaml'] as const);
  return { kind: 'code', language, text: texts[language] };
}

function tableOf({ pick, below }: Random, index: number, name: string): NeutralTable {
  return {
    name: `parts-${String(index).padStart(4, '0')}`,
    title: `Parts of the ${name}`,
    columns: [
      { name: 'part', label: 'Part' },
      { name: 'kind', label: 'Kind' },
      { name: 'mass_g', label: 'Mass', unit: 'g' },
      { name: 'length_mm', label: 'Length', unit: 'mm' },
      { name: 'torque_nm', label: 'Torque', unit: 'N·m' },
    ],
    rows: Array.from({ length: 8 + below(10) }, (_, row) => [
      identifierOf(index, row),
      `${pick(vocabulary.adjectives)} ${pick(vocabulary.parts)}`,
      10 + below(900),
      5 + below(400),
      (1 + below(300)) / 10,
    ]),
  };
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

function blocksOf(random: Random, index: number, self: Named, others: readonly Named[]): Block[] {
  const { pick, below } = random;
  const linked = (): readonly Inline[] => {
    const other = pick(others);
    return [
      sentences(random, self.name, 2),
      ' See ',
      { link: other.id, text: other.title },
      ' and ',
      { code: `${slug(self.name)}.run` },
      '.',
    ];
  };
  const topics = [...new Set([pick(vocabulary.topics), pick(vocabulary.topics), pick(vocabulary.topics), pick(vocabulary.topics)])];
  const blocks: Block[] = [{ kind: 'paragraph', text: [sentences(random, self.name, 3)] }];
  for (const [at, topic] of topics.entries()) {
    blocks.push({ kind: 'heading', level: 2, text: `${topic} of the ${self.name}` });
    blocks.push({ kind: 'paragraph', text: [sentences(random, self.name, 2 + below(3))] }, { kind: 'paragraph', text: linked() });
    if (at === 0)
      blocks.push(
        { kind: 'steps', items: Array.from({ length: 3 + below(4) }, () => sentence(random, self.name)) },
        codeBlock(random, self.name),
      );
    if (at === 1 && index % withTable === 0) blocks.push({ kind: 'table', table: tableOf(random, index, self.name) });
    if (at === 2) {
      blocks.push({ kind: 'heading', level: 3, text: capital(`${pick(vocabulary.adjectives)} ${pick(vocabulary.parts)}`) });
      blocks.push(
        { kind: 'list', items: Array.from({ length: 3 + below(3) }, () => sentence(random, self.name)) },
        codeBlock(random, self.name),
      );
    }
  }
  return blocks;
}

const sectionId = (at: number): string => `section-${String(at + 1).padStart(2, '0')}`;

/** Makes one document; `all` are those that it may link to. */
const documentOf = (random: Random, index: number, self: Named, all: readonly Named[]): NeutralDocument => ({
  id: self.id,
  title: self.title,
  description: `How to work on the ${self.name}, and what to look for before and after.`,
  blocks: blocksOf(random, index, self, all),
});

function namedDocument({ pick }: Random, index: number): Named {
  const name = `${nameOf(index)} ${pick(vocabulary.machines)}`;
  const title = `${capital(pick(vocabulary.verbs))} the ${name}`;
  return { id: index === 0 ? 'index' : `${sectionId(Math.floor(index / sectionSize))}/${slug(title)}`, title, name };
}

function sectionsOf(documents: readonly Named[]): NeutralSection[] {
  const sections = Math.ceil(documents.length / sectionSize);
  return Array.from({ length: sections }, (_, at) => {
    const own = documents.slice(at * sectionSize, (at + 1) * sectionSize);
    const categories = Array.from({ length: Math.ceil(own.length / categorySize) }, (__, part) => ({
      label: `Group ${part + 1} of section ${at + 1}`,
      documents: own.slice(part * categorySize, (part + 1) * categorySize).map(({ id }) => id),
    }));
    return { id: sectionId(at), label: `Section ${at + 1}`, categories };
  });
}

/** Two neighbouring letters in the middle of a word in each other's place. */
const withTypo = (word: string): string => {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
};

/** Queries with one right document each, of every kind in turn. */
function searchesOf(random: Random, named: readonly Named[], documents: readonly NeutralDocument[]): JudgedSearch[] {
  const kinds = ['title', 'heading', 'identifier', 'prefix', 'typo'] as const;
  return Array.from({ length: 40 }, (_, at): JudgedSearch => {
    const kind = kinds[at % kinds.length] ?? 'title';
    const spread = Math.floor(((at + 0.5) / 40) * named.length);
    // Only every third document has rows with identifiers.
    const index = kind === 'identifier' ? spread - (spread % withTable) : spread;
    const [own, { blocks } = { blocks: [] }] = [named[index], documents[index]];
    if (!own) throw new Error('There are no documents to search.');
    const [proper = ''] = own.name.split(' ');
    const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : []));
    const query = {
      title: own.title,
      heading: random.pick(headings),
      identifier: String(rows[random.below(Math.max(1, rows.length))]?.[0] ?? proper),
      prefix: proper.toLowerCase().slice(0, -2),
      typo: withTypo(proper.toLowerCase()),
    }[kind];
    return { query, kind, document: own.id };
  });
}

/** Documents, sections and queries: the same for the same seed and number. */
export function generateDocumentation(count: number, seed = 23): Documentation {
  const random = createRandom(seed);
  const named = Array.from({ length: count }, (_, index) => namedDocument(random, index));
  // Each document has numbers of its own, so that one more changes no other.
  const documents = named.map((self, index) => documentOf(createRandom(seed * 100_003 + index), index, self, named));
  return { documents, sections: sectionsOf(named), searches: searchesOf(random, named, documents) };
}
