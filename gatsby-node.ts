import type { GatsbyNode } from 'gatsby';
import { createSitePages, stopOnMistakes } from './src/gatsby/createPages';
import { createLastUpdateNodes, createNodes } from './src/gatsby/onCreateNode';
import { createSchema } from './src/gatsby/createSchemaCustomization';
import { finishSite } from './src/gatsby/onPostBuild';
import { configureWebpack } from './src/gatsby/onCreateWebpackConfig';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => stopOnMistakes(__dirname, args);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLastUpdateNodes(__dirname, args);

export const onCreateNode: GatsbyNode['onCreateNode'] = createNodes;

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(__dirname, args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(__dirname, args);

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishSite(__dirname, args);
