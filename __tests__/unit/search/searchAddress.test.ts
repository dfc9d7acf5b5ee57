import { localPath, readSearchAddress, searchPath } from '../../../src/search/interface/address/searchAddress';

let prefix = '';
jest.mock('gatsby', () => ({ withPrefix: (path: string) => prefix + path }));

describe('the address of the results page', () => {
  it.each([
    [{ query: 'CAN bus & 0x11' }, '/search?q=CAN+bus+%26+0x11'],
    [{ query: 'motor', section: 'Getting started' }, '/search?q=motor&section=Getting+started'],
    [{ query: 'motor', page: 1 }, '/search?q=motor&page=2'],
    [{ query: '' }, '/search'],
  ])('of %j is %s, and reads back', (address, path) => {
    expect(searchPath(address)).toBe(path);
    expect(readSearchAddress(path.slice('/search'.length))).toEqual({ section: null, page: 0, ...address });
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', ''])('takes "%s" for the first page', (search) => {
    expect(readSearchAddress(`?q=a&${search}`).page).toBe(0);
  });
});

describe('localPath', () => {
  beforeAll(() => {
    Object.assign(globalThis, { window: { location: { origin: 'http://localhost:9000' } } });
  });
  afterEach(() => {
    prefix = '';
  });

  it.each([
    ['/software/can#baud-rate', '/software/can#baud-rate'],
    ['https://docs.openarm.dev/software/can#baud-rate', '/software/can#baud-rate'],
    ['https://docs.openarm.dev', '/'],
    ['http://localhost:9000/software/', '/software/'],
    ['https://example.org/software/', 'https://example.org/software/'],
  ])('makes %s %s', (url, path) => expect(localPath(url)).toBe(path));

  it.each([
    ['https://docs.openarm.dev/docs/software/can', '/software/can'],
    ['https://docs.openarm.dev/docs', '/'],
    ['https://docs.openarm.dev/docsets', '/docsets'],
    ['/software/can', '/software/can'],
  ])('takes the base path from %s', (url, path) => {
    prefix = '/docs';
    expect(localPath(url)).toBe(path);
  });
});
