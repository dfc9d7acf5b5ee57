import path from 'node:path';
import { buildSync } from 'esbuild';
import { packageFolders, packageNotices } from '../../../files/notices';
import { dataLine, packData } from '../handler';
import type { SiteData } from '../siteData';

/** Bundles the server for standard input and output, its data and the licences of its packages into one file. */
export function bundleServer(root: string, data: SiteData): string {
  const { outputFiles, metafile } = buildSync({
    platform: 'node',
    target: 'node20',
    absWorkingDir: root,
    metafile: true,
    entryPoints: [path.join(root, 'src/tools/agents/server/stdio.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { __SITE_DATA__: 'globalThis.siteData', 'process.env.NODE_ENV': '"production"' },
    banner: { js: `#!/usr/bin/env node\n${dataLine(packData(data))}` },
    legalComments: 'none',
    logLevel: 'error',
  });
  const notices = packageNotices(root, packageFolders(Object.keys(metafile.inputs)));
  return `${outputFiles[0]?.text ?? ''}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
}
