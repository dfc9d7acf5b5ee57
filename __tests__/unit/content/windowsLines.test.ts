import { loadContent } from '../../../src/content/loadContent';
import { temporaryFolders } from '../fixtures/folder';
import { motors, motorsCsv } from '../fixtures/sources';
import { pipeline } from '../../../src/plugins';

const folderWith = temporaryFolders();
const body = '## Power\n\nRun:\n\n```sh\nip link show\ncandump can0\n```\n\n<DataTable name="motors" />\n\n- one\n- two\n';
const sources = {
  'content/docs/index.mdx': `---\ntitle: Home\ndescription: A page that was written on Windows.\ntables: [motors]\n---\n\n${body}`,
  'content/data/motors.csv': motorsCsv,
  'content/figures/arm.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">\n</svg>\n',
};
const onWindows = Object.fromEntries(Object.entries(sources).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]));

it('sources with the line ends of Windows are read as all others', () => {
  const [expected, found] = [sources, onWindows].map((files) => loadContent(folderWith(files), { motors }, pipeline));
  expect(found?.problems).toEqual([]);
  expect(found?.documents[0]?.body).toBe(expected?.documents[0]?.body);
  expect(found?.documents[0]?.filled).toEqual(expected?.documents[0]?.filled);
  expect(found?.data.tables.get('motors')).toEqual(expected?.data.tables.get('motors'));
});
