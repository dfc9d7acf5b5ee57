import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tab, Tabs } from '../../../src/theme/text/Tabs';

it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028'])('the name of a group of tabs stays a name: %j', (group) => {
  const html = renderToStaticMarkup(
    <Tabs group={group}>
      <Tab value="a" label="A" />
    </Tabs>,
  );
  const [script, ...others] = html.split('<script>').slice(1);
  expect(others).toEqual([]);
  expect(script?.replace(/<\/script><\/div>$/, '')).not.toMatch(/[<\u2028]/);
  // Emotion's styles and one box, with nothing behind it.
  expect(parseFragment(html).childNodes.map(({ nodeName }) => nodeName)).toEqual(['style', 'div']);
});

const listName = (html: string): string | undefined => /role="tablist" aria-label="([^"]*)"/.exec(html)?.[1];

it('a list of tabs is named by words: its own, or those of its group', () => {
  const named = (group: string, label?: string) =>
    listName(
      renderToStaticMarkup(
        <Tabs group={group} {...(label === undefined ? {} : { label })}>
          <Tab value="a" label="A" />
        </Tabs>,
      ),
    );
  expect(named('motor-model')).toBe('Motor model');
  expect(named('cad-download', 'CAD download')).toBe('CAD download');
});
