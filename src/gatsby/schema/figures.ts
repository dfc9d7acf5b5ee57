import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Photo } from '../../model/photo';
import { photoAddress, photoFolderAddress, plainWidth } from '../../model/photo';
import { basePath } from '../../site/siteAddress';
import { currentSite } from '../currentSite';
import type { ResolverContext } from './modelOf';
import { figureNodeId } from './nodeTypes';
import type { FigureNode, FileNode } from './nodeTypes';

/** A photo as a query answers it. No node stands for it: its file is none that Gatsby has to read, and has 5 MB. */
interface PhotoFigure extends Pick<Photo, 'name' | 'width' | 'height'> {
  readonly photo: string;
  readonly publicURL: string;
}

const photoFigure = (photo: Photo): PhotoFigure => ({
  ...photo,
  photo: `${basePath}${photoFolderAddress}${photo.key}`,
  publicURL: basePath + photoAddress(photo, plainWidth(photo), 'jpg'),
});

/** A drawing or photo by its name, if there is one. */
export function figureOf(name: string, { nodeModel }: Pick<ResolverContext, 'nodeModel'>): FigureNode | PhotoFigure | null {
  const photo = currentSite().photos.get(name);
  return photo ? photoFigure(photo) : nodeModel.getNodeById<FigureNode>({ id: figureNodeId(name), type: 'Figure' });
}

/** Path of a drawing or photo from the root of the host. Asking publishes a drawing: the field that gatsby-source-filesystem gives files does. */
export async function publicUrl(
  figure: FigureNode | PhotoFigure | null,
  _args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string> {
  if (figure && 'photo' in figure) return (figure as PhotoFigure).publicURL;
  const file = figure && context.nodeModel.getNodeById<FileNode>({ id: figure.parent ?? '' });
  const type = info.schema.getType('File');
  const field = type && 'getFields' in type ? type.getFields().publicURL : undefined;
  if (!file || !field || !('resolve' in field) || !field.resolve) return '';
  return String(await field.resolve(file, {}, context, info));
}
