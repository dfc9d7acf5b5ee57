import type { GatsbyNode } from 'gatsby';
import { createPages as makePages, onCreatePage as replacePage, onPreExtractQueries as comparePages } from './src/gatsby/createPages';
import { createSchemaCustomization as declareTypes } from './src/gatsby/createSchemaCustomization';
import { onCreateDevServer as serveAsBuilt } from './src/gatsby/onCreateDevServer';
import { onCreateNode as makeNodes } from './src/gatsby/onCreateNode';
import { onCreateWebpackConfig as configureWebpack } from './src/gatsby/onCreateWebpackConfig';
import { onPostBuild as writeRest } from './src/gatsby/onPostBuild';
import { onPreInit as readSources } from './src/gatsby/onPreInit';
import { sourceNodes as datesOfFiles } from './src/gatsby/sourceNodes';

export const onPreInit: GatsbyNode['onPreInit'] = (args) => readSources(__dirname, args);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes;

export const sourceNodes: GatsbyNode['sourceNodes'] = datesOfFiles;

export const onCreateNode: GatsbyNode['onCreateNode'] = makeNodes;

export const createPages: GatsbyNode['createPages'] = (args) => makePages(__dirname, args);

export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => replacePage(__dirname, args);

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = comparePages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(__dirname, args);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => serveAsBuilt(__dirname, args);

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => writeRest(__dirname, args);
