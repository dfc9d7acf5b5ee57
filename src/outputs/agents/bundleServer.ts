import path from 'node:path';
import { buildSync } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { packageFolders, packageNotices } from '../../files/notices';

/** Forms of the server: a program for standard input and output, and a module for hosts of functions, which may lack Node. */
const forms: Readonly<Record<'stdio' | 'handler', BuildOptions>> = {
  stdio: { platform: 'node', target: 'node20' },
  handler: { platform: 'neutral', target: 'es2022', conditions: ['workerd', 'import'], mainFields: ['module', 'main'] },
};

/** Bundles a form of the server, its data and the licences of its packages into one file. */
export function bundleServer(root: string, form: keyof typeof forms, data: string): string {
  const shebang = form === 'stdio' ? '#!/usr/bin/env node\n' : '';
  const { outputFiles, metafile } = buildSync({
    ...(forms[form] as object),
    absWorkingDir: root,
    metafile: true,
    entryPoints: [path.join(root, `src/tools/agents/server/${form}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { __SITE_DATA__: 'globalThis.siteData', 'process.env.NODE_ENV': '"production"' },
    // JSON.parse reads large data faster than the JavaScript parser.
    banner: { js: `${shebang}globalThis.siteData=JSON.parse(${JSON.stringify(data)});` },
    legalComments: 'none',
    logLevel: 'error',
  });
  const notices = packageNotices(root, packageFolders(Object.keys(metafile.inputs)));
  return `${outputFiles[0]?.text ?? ''}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
}
