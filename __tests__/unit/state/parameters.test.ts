import { keepSearch } from '../../../src/theme/state/parameters';

afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

it('a browser that refuses another address ends nothing', () => {
  const asked: string[] = [];
  const replaceState = (_state: unknown, _title: string, address: string): void => {
    asked.push(address);
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  };
  Object.assign(globalThis, { window: { location: { pathname: '/tools', hash: '#plot' }, history: { state: null, replaceState } } });
  keepSearch('?joint=J4');
  expect(asked).toEqual(['/tools?joint=J4#plot']);
});
