import path from 'node:path';
import { putSiteAside } from '../src/gatsby/publishedSite';

// Not in Gatsby's first hook: ten seconds after its start Gatsby copies `static` into `public`, and on a slow machine the hook would move the
// folder in the middle of that. Gatsby then crashed, or /favicon.svg was missing.
putSiteAside(path.resolve(__dirname, '..'), 'develop');
