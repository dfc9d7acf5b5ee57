import type { GatsbyNode } from 'gatsby';
import { createSitePages, stopOnMistakes } from './src/build/createPages';
import { createLastUpdateNodes, createNodes } from './src/build/graphql/createNodes';
import { createSchema } from './src/build/graphql/schema';
import { finishSite } from './src/build/finishSite';
import { configureWebpack } from './src/build/webpackConfig';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => stopOnMistakes(__dirname, args);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLastUpdateNodes(__dirname, args);

export const onCreateNode: GatsbyNode['onCreateNode'] = createNodes;

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(__dirname, args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(__dirname, args);

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishSite(__dirname, args);
