import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../sites/buildSite';
import { hostedSite } from '../sites/hostedSite';

describe('a cold build', () => {
  const { status, publicFolder } = buildSite(hostedSite);

  it('publishes no code that no page asks for', () => {
    expect(status).toBe(0);
    expect(existsSync(path.join(publicFolder, '~partytown'))).toBe(false);
  });

  it('shows the same cells in the page, its Markdown and the search', () => {
    const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
    expect(read('motors.html')).toMatch(/J2<\/th><td class="number">27\.5<\/td>/);
    expect(read('motors.md')).toContain('| J2 | 27.5 | – |');
    expect(JSON.parse(read('data/motors.json'))).toMatchObject({ rows: [{ torque_nm: 40 }, { torque_nm: 27.5 }, { torque_nm: 0.5 }] });
  });
});
