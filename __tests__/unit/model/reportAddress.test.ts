import { reportAddress } from '../../../src/model/addresses';

describe('the report of a mistake', () => {
  it('is a new issue that names the page, whatever signs its title has', () => {
    const address = new URL(
      reportAddress('https://example.org/a/b', { title: 'Torque & <joints> #1', address: 'https://docs.example.org/torque?a=1#b' }),
    );
    expect(`${address.origin}${address.pathname}`).toBe('https://example.org/a/b/issues/new');
    expect(address.searchParams.get('title')).toBe('Documentation: Torque & <joints> #1');
    expect(address.searchParams.get('body')).toContain('Page: https://docs.example.org/torque?a=1#b\n');
    expect(address.hash).toBe('');
  });
});
