import path from 'node:path';
import { forgetOldCode } from '../src/gatsby/forgetOldCode';

const removed = forgetOldCode(path.resolve(__dirname, '..'));
if (removed.length > 0)
  console.log(`The site's code or its folder has changed: removed ${removed.join(' and ')}, everything is built anew.`);
