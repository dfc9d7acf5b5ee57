import { renderToStaticMarkup } from 'react-dom/server';
import type { Symptom } from '../symptomRows';
import { Symptoms } from '../Symptoms';

const symptom = (id: string): Symptom => ({
  id,
  symptom: `The lamp ${id} stays dark`,
  messages: [],
  causes: ['No power'],
  check: null,
  fix: 'Plug it in.',
  fixedWhen: null,
  danger: null,
  tools: [],
  basis: 'source',
  page: { label: 'Power', href: '/power' },
});

const listed = (count: number, anchored: boolean): string =>
  renderToStaticMarkup(
    <Symptoms symptoms={Array.from({ length: count }, (_, index) => symptom(`s${index}`))} anchored={anchored} />,
  ).replace(/<style.*?<\/style>/gs, '');

describe('the symptoms of an area', () => {
  it('are folded with their number, each with its anchor inside', () => {
    const html = listed(6, true);
    expect(html).toMatch(/^<details[^>]*><summary>6 symptoms<\/summary><ul/);
    expect(html.match(/<details id="s\d"/g)).toHaveLength(6);
  });

  it('stay open where they are few, and on other pages', () => {
    expect(listed(5, true)).toMatch(/^<ul/);
    expect(listed(6, false)).toMatch(/^<ul/);
    expect(listed(6, false)).not.toContain('id="s0"');
  });
});
