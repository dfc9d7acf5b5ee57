import path from 'node:path';
import { loadSite } from '../../src/routes/loadSite';
import { definitions } from '../../src/site/definitions';
import { pipeline } from '../../src/plugins';

/** This site with its documents, tables and pages: read once for a suite. */
export const { site } = loadSite(path.resolve(__dirname, '../..'), definitions, pipeline);

export const { documents } = site;

export const { tables } = site.data;
