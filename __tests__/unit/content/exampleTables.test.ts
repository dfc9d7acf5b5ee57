import { readTables } from '../../../src/content/loadContent';
import { tableDefinitions } from '../../../src/rooms';
import { exampleRoot } from '../fixtures/exampleTables';
import { messages } from '../fixtures/sources';

// Files are named as in the project; these are below __tests__/fixtures/site. A table or column that is declared anew is added there, too.
it('the tables of the example site are those that are declared', () =>
  expect(messages(readTables(exampleRoot, tableDefinitions).problems)).toEqual([]));
