import { freshHeader } from '../../../src/model/offlineManifest';
import { isForWorker } from '../../../src/tools/offline/worker/answers';

const scope = 'https://site.test/docs/';
const asked = (address: string, init?: RequestInit): boolean => isForWorker(new Request(address, init), scope);

describe('the worker answers', () => {
  it.each(['', 'software/can?x=1#y', 'page-data/app-data.json'])('what is read below its scope: %s', (path) =>
    expect(asked(scope + path)).toBe(true),
  );

  it('whether a file is there', () => expect(asked(scope, { method: 'HEAD' })).toBe(true));
});

describe('the worker leaves alone', () => {
  it.each(['https://site.test/', 'https://site.test/docsother/', 'https://other.test/docs/', 'http://site.test/docs/'])('%s', (address) =>
    expect(asked(address)).toBe(false),
  );

  it.each<[string, RequestInit]>([
    ['what sends something', { method: 'POST', body: 'x' }],
    ['parts of files', { headers: { range: 'bytes=0-1' } }],
    ['what is fetched to be kept', { headers: { [freshHeader]: '1' } }],
  ])('%s', (_name, init) => expect(asked(scope, init)).toBe(false));
});
