import { mayPreload } from '../../../src/theme/controls/PageLink';

describe('pages are loaded ahead unless the connection is slow or data is saved', () => {
  it.each([
    ['a browser that says nothing', undefined, true],
    ['a connection of unknown speed', {}, true],
    ['4g', { effectiveType: '4g' }, true],
    ['3g', { effectiveType: '3g', saveData: false }, true],
    ['2g', { effectiveType: '2g' }, false],
    ['slow 2g', { effectiveType: 'slow-2g' }, false],
    ['4g that saves data', { effectiveType: '4g', saveData: true }, false],
  ])('%s', (_kind, connection, allowed) => expect(mayPreload(connection)).toBe(allowed));
});
