import readingTime from 'reading-time';
import { entryOf } from '../../model/definitionItems';
import { contentsOf } from '../../content/compile/contentsOf';
import { figureNames } from '../../content/parse/references';
import { photoFolderAddress } from '../../model/photo';
import type { Photo } from '../../model/photo';
import type { PartsTableInfo } from '../../model/siteTypes';
import { pictureAddress } from '../../outputs/publicPages';
import { partsTables } from '../../site/partsTables';
import { docsInstances } from '../../site/site';
import { basePath } from '../../site/siteAddress';
import { pipeline } from '../../plugins';
import { currentSite, pageAt } from '../currentSite';
import { fillInput, tableNameOf, textOf } from './modelOf';
import type { ResolverContext } from './modelOf';
import { figureNodeId } from './nodeTypes';
import type { DocNode, FigureNode, RowNode } from './nodeTypes';

/** A photo in GraphQL. Photos have no nodes, because Gatsby would have to read their large files. */
interface PhotoFigure extends Pick<Photo, 'name' | 'width' | 'height'> {
  readonly photo: string;
}

const photoFigure = (photo: Photo): PhotoFigure => ({
  ...photo,
  photo: `${basePath}${photoFolderAddress}${photo.key}`,
});

/** Finds a drawing or photo by name; null if it doesn't exist. */
function figureOf(name: string, { nodeModel }: Pick<ResolverContext, 'nodeModel'>): FigureNode | PhotoFigure | null {
  const photo = currentSite().photos.get(name);
  return photo ? photoFigure(photo) : nodeModel.getNodeById<FigureNode>({ id: figureNodeId(name), type: 'Figure' });
}

/** A computed field of a GraphQL type. */
interface Field<Source> {
  readonly type: string;
  readonly description?: string;
  readonly extensions?: object;
  readonly resolve: (source: Source, args: unknown, context: ResolverContext) => unknown;
}

type Fields<Source> = Readonly<Record<string, Field<Source>>>;

/** Address of a drawing or photo. */
export const figureResolvers: Fields<FigureNode | PhotoFigure> = {
  publicURL: { type: 'String!', resolve: ({ name }) => pictureAddress(name, currentSite()) },
};

/** Extra fields of a part: its table and its page. */
export const partResolvers: Fields<RowNode> = {
  table: {
    type: 'String!',
    description: 'Table of the part, such as bom-arm-manufactured.',
    resolve: (part, _args, context) => tableNameOf(part, context),
  },
  route: {
    type: 'String!',
    description: 'Page that shows the part.',
    resolve: (part, _args, context) => entryOf<PartsTableInfo>(partsTables, tableNameOf(part, context))?.route ?? '',
  },
};

/** Fields of a document or post that are computed on request. */
export const docResolvers: Fields<DocNode> = {
  sidebar: {
    type: 'String',
    description: "Id of the document's sidebar.",
    resolve: ({ route }) => pageAt(route)?.chrome.sidebarId ?? null,
  },
  version: {
    type: 'DocVersion!',
    description: 'The documentation version of the document.',
    resolve: () => docsInstances.default.versions[0],
  },
  tableOfContents: {
    type: '[TocEntry!]!',
    description: 'Headings of levels 2 and 3, those of components included, and the steps of a build guide.',
    resolve: async (doc, _args, context) => contentsOf(pipeline.fill(await fillInput(doc, context)).tree),
  },
  readingTime: {
    type: 'ReadingTime!',
    resolve: (doc) => {
      const { words, minutes } = readingTime(textOf(doc)?.body ?? '');
      return { words, minutes: Math.max(1, Math.ceil(minutes)) };
    },
  },
  figures: {
    type: '[Figure!]!',
    resolve: async (doc, _args, context) =>
      figureNames(pipeline.fill(await fillInput(doc, context)).tree).flatMap((name) => figureOf(name, context) ?? []),
  },
  body: {
    type: 'JSON!',
    description: 'The text as a tree that the page template renders.',
    resolve: async (doc, _args, context) => pipeline.compile(await fillInput(doc, context)),
  },
};
