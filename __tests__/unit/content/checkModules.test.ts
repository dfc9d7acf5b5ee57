import { checkModules, hasDefaultExport } from '../../../src/content/sources/checkModules';
import { temporaryFolders } from '../fixtures/folder';
import { messages } from '../fixtures/sources';

const folderWith = temporaryFolders();

describe('a default export is recognised', () => {
  it.each([
    'export default function Page() {}',
    'const Page = () => null;\nexport default Page;',
    'const Page = () => null; export default Page;',
    'function Page() {}\nexport { Page as default };',
    'export { Head, Page as default } from "./page";',
    'export { default } from "./page";',
    'export {\n  default,\n  Head,\n} from "./page";',
  ])('%j', (source) => expect(hasDefaultExport(source)).toBe(true));

  it.each([
    'export function Page() {}',
    '// export default Page;\nexport const Page = 1;',
    '/* export default Page; */\nexport const Page = 1;',
    'export { default as Page } from "./page";',
    'const text = 1;',
  ])('and its absence: %j', (source) => expect(hasDefaultExport(source)).toBe(false));

  it('an address is no comment', () => {
    expect(hasDefaultExport('const a = "https://example.org"; export default a;')).toBe(true);
  });
});

describe('templates and page modules without a default export are reported', () => {
  it('each with its file', () => {
    const folder = folderWith({
      'src/templates/document.tsx': 'export default function Page() {}\n',
      'src/templates/category.tsx': 'export function Page() {}\n',
      'src/templates/query.ts': 'export const query = 1;\n',
      'src/pages/search.tsx': 'export const Search = 1;\n',
    });
    expect(messages(checkModules(folder))).toEqual([
      'src/templates/category.tsx: has no default export. Export the page component with "export default".',
      'src/pages/search.tsx: has no default export. Export the page component with "export default".',
    ]);
  });

  it('a project without src/pages is right', () => {
    expect(checkModules(folderWith({ 'src/templates/a.tsx': 'export default 1;' }))).toEqual([]);
  });
});
