import { findViolations } from './axe';
import { newPageForEachTest } from './newPageForEachTest';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given));

const row = (index: number): string => `<tr><th scope="row">Row ${index}</th><td>Cell <b>number ${index}</b></td></tr>`;

/** A table with light text on white in each second of its rows, and a button that is light and off. */
const texts = `<!doctype html><html lang="en"><title>Texts</title>
  <style>tr:nth-child(even) td { color: #ccc } .light { color: #ccc } tr:last-child td { background: black }</style>
  <main><h1>Texts</h1>
    <button class="light" disabled>Off</button>
    <table>${Array.from({ length: 10 }, (_, index) => row(index)).join('')}</table>
    <p hidden>What comes later <a class="light" href="#">is light</a></p>
  </main></html>`;

beforeEach(() => at.page.setContent(texts));

const contrast = (seen?: Set<string>): Promise<string[]> => findViolations(at.page, ['color-contrast'], seen);

it('finds each text that is too light, and with what was seen one of each kind', async () => {
  expect(await contrast()).toEqual([expect.stringMatching(/^color-contrast: .* and 5 more$/)]);
  const seen = new Set<string>();
  // A cell, and what is bold in it. The last row stands on black.
  expect(await contrast(seen)).toEqual(['color-contrast: tr:nth-child(2) > td | tr:nth-child(2) > td > b']);
  expect(await contrast(seen)).toEqual([]);
});

it('looks at texts of a kind that comes later, or is usable later', async () => {
  const seen = new Set<string>();
  await contrast(seen);
  await at.page.evaluate(() => {
    document.querySelector('p')?.removeAttribute('hidden');
    document.querySelector('button')?.removeAttribute('disabled');
  });
  expect(await contrast(seen)).toEqual([expect.stringMatching(/^color-contrast: (button|.light).* \| .*$/)]);
});

describe('links by their colour alone', () => {
  const links = (seen?: Set<string>): Promise<string[]> => findViolations(at.page, ['link-in-text-block'], seen);
  const inWords = (link: string): string => `<p>Before the motor gets its power, plug in ${link} and wait for its lamp.</p>`;

  it('are found, of each kind once; one that stands alone is another kind', async () => {
    const link = '<a href="#" style="color: #333; text-decoration: none">can0</a>';
    const show = (html: string): Promise<void> =>
      at.page.setContent(`<!doctype html><html lang="en"><title>Links</title><main>${html}</main></html>`);
    await show(inWords(link).repeat(2));
    expect(await links()).toEqual([expect.stringContaining(' | ')]);
    const seen = new Set<string>();
    await show(`<p>${link}</p>`);
    expect(await links(seen)).toEqual([]);
    await show(inWords(link).repeat(2));
    expect(await links(seen)).toEqual(['link-in-text-block: p:nth-child(1) > a']);
    expect(await links(seen)).toEqual([]);
  });
});

it('finds a name on an element that no screen reader reads it of', async () => {
  await at.page.setContent(
    `<!doctype html><html lang="en"><title>Names</title>
    <main><h1>Names</h1><pre aria-label="Terminal">ls</pre><pre role="group" aria-label="Output">file</pre></main></html>`,
  );
  expect(await findViolations(at.page)).toEqual(['name without a role: pre "Terminal"']);
});
