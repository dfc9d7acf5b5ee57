import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problems';

const folders = ['src/templates', 'src/pages'];

/** Whether a module has a default export: declared, `export { x as default }`, or re-exported. */
export function hasDefaultExport(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, '$1');
  return /(^|[;\s}])export\s+default\b/.test(code) || /export\s*\{[^}]*(\bas\s+default\b|\bdefault\s*[,}])[^}]*\}?/.test(code);
}

/** Reports templates and page modules without a default export, which Gatsby can't render. */
export function checkModules(root: string): Problem[] {
  return folders.flatMap((folder) => {
    let files: string[];
    try {
      files = readdirSync(path.join(root, folder));
    } catch {
      // src/pages is optional.
      return [];
    }
    return files
      .filter((file) => file.endsWith('.tsx') && !hasDefaultExport(readFileSync(path.join(root, folder, file), 'utf8')))
      .map((file): Problem => ({
        file: `${folder}/${file}`,
        message: 'has no default export. Export the page component with "export default".',
      }));
  });
}
