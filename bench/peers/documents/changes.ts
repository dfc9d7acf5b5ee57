import type { Block, Documentation, NeutralDocument } from './documentation';

/** What an author does between two builds, in the order in which the bench does it. */
export const changes = ['nothing', 'word', 'number', 'document'] as const;

/** One of them. */
export type Change = (typeof changes)[number];

const middleOf = (count: number): number => Math.floor(count / 2);

function changeDocument(
  documentation: Documentation,
  index: number,
  change: (document: NeutralDocument) => NeutralDocument,
): Documentation {
  return { ...documentation, documents: documentation.documents.map((document, at) => (at === index ? change(document) : document)) };
}

const changeBlocks = (document: NeutralDocument, change: (block: Block) => Block): NeutralDocument => ({
  ...document,
  blocks: document.blocks.map(change),
});

/** One more word at the end of the first paragraph of the document in the middle. */
function changeWord(documentation: Documentation): Documentation {
  return changeDocument(documentation, middleOf(documentation.documents.length), (document) => {
    const first = document.blocks.findIndex(({ kind }) => kind === 'paragraph');
    return {
      ...document,
      blocks: document.blocks.map((block, at) =>
        at === first && block.kind === 'paragraph' ? { ...block, text: [...block.text, ' Carefully.'] } : block,
      ),
    };
  });
}

/** Another mass in the first row of the first table after the middle. */
function changeNumber(documentation: Documentation): Documentation {
  const from = middleOf(documentation.documents.length);
  const index = documentation.documents.findIndex(({ blocks }, at) => at >= from && blocks.some(({ kind }) => kind === 'table'));
  if (index < 0) throw new Error('No document after the middle has a table.');
  return changeDocument(documentation, index, (document) =>
    changeBlocks(document, (block) => {
      if (block.kind !== 'table') return block;
      const rows = block.table.rows.map((row, at) => row.map((cell, column) => (at === 0 && column === 2 ? Number(cell) + 1000 : cell)));
      return { ...block, table: { ...block.table, rows } };
    }),
  );
}

/** A copy of the document in the middle, under another title, after it in its category. */
function addDocument({ documents, sections, searches }: Documentation): Documentation {
  const index = middleOf(documents.length);
  const model = documents[index];
  if (!model) throw new Error('There is no document in the middle.');
  const blocks = model.blocks.filter(({ kind }) => kind !== 'table');
  const added = { ...model, blocks, id: `${model.id}-again`, title: `${model.title} again` };
  return {
    documents: [...documents.slice(0, index + 1), added, ...documents.slice(index + 1)],
    sections: sections.map((section) => ({
      ...section,
      categories: section.categories.map((category) => ({
        ...category,
        documents: category.documents.flatMap((id) => (id === model.id ? [id, added.id] : [id])),
      })),
    })),
    searches,
  };
}

const effects: Readonly<Record<Change, (documentation: Documentation) => Documentation>> = {
  nothing: (documentation) => documentation,
  word: changeWord,
  number: changeNumber,
  document: addDocument,
};

/** The documentation after a change. */
export const changed = (documentation: Documentation, change: Change): Documentation => effects[change](documentation);
