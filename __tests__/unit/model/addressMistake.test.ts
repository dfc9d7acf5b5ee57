import { addressMistake, pictureMistake, routeMistake } from '../../../src/model/addresses';

/** Addresses that browsers, feed readers or spreadsheets may run, or that lead elsewhere than they seem to. */
const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u00adscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'feed:javascript:alert(1)',
  'constructor:alert(1)',
  '//example.org/a',
  '/\\example.org',
  '\\\\example.org',
  'https:\\\\example.org',
  'https:example.org',
  'https:///example.org',
  'http://',
  'https://[1',
  'a b',
  '',
];

it.each(hostile)('%j is no address of a link, a picture or a page', (address) => {
  expect(addressMistake(address)).toMatch(/\.$/);
  expect(pictureMistake(address)).toMatch(/\.$/);
  expect(routeMistake(address)).toMatch(/\.$/);
});

it.each([
  'https://example.org',
  'HTTP://example.org/?a=b:c#d',
  'mailto:a@example.org',
  'tel:+81312345678',
  '/',
  '/software/can#power',
  '/a:b',
  '#anchor',
  '?q=a:b',
  'https://例え.jp/パス',
])('%j is one', (address) => {
  expect(addressMistake(address)).toBeUndefined();
});

it.each(['https://example.org/a.png', '#a', 'a.png', 'mailto:a@example.org'])('%j is no picture and no page of this site', (address) => {
  expect(pictureMistake(address)).toMatch(/^is (not a file of this|a file of another) site/);
  expect(routeMistake(address)).toMatch(/^is not a page of this site/);
});

it.each(['../software/can', './can', 'can', 'can#ids', 'www.example.org/a:b'])('%j leads elsewhere from another page', (address) =>
  expect(addressMistake(address)).toMatch(/^is relative\. Write https:\/\//),
);
