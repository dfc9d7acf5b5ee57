import { renderToStaticMarkup } from 'react-dom/server';
import type { Symptom } from '../symptomRows';
import { SymptomTitles } from '../SymptomTitles';
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

const [one, other] = [symptom('power-1'), symptom('bus-2')];

const htmlOf = (element: Parameters<typeof renderToStaticMarkup>[0]): string =>
  renderToStaticMarkup(element).replace(/<style.*?<\/style>/gs, '');

it('symptoms have their anchors on the page of their area alone', () => {
  expect(htmlOf(<Symptoms symptoms={[one]} anchored />)).toContain('<details id="power-1">');
  expect(htmlOf(<Symptoms symptoms={[one]} />)).not.toContain('id="power-1"');
});

it('titles link to the rows on the pages of their areas, and have the anchors of an area, which lead on', () => {
  const named = htmlOf(<SymptomTitles symptoms={[one, other]} />);
  expect(named.match(/<a href="[^"]*"/g)).toEqual([
    '<a href="/getting-started/troubleshooting/power#power-1"',
    '<a href="/getting-started/troubleshooting/can-bus#bus-2"',
  ]);
  expect(named).not.toMatch(/ id=|data-leads-on/);
  const ofArea = htmlOf(<SymptomTitles area="power" symptoms={[one]} />);
  expect(ofArea).toMatch(/^<details[^>]*><summary>1 symptom<\/summary>/);
  expect(ofArea).toContain('<a href="/getting-started/troubleshooting/power#power-1" id="power-1" data-leads-on=""');
});
