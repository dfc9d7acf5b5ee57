import { addressMistake, pictureMistake, routeMistake } from '../../../src/model/addresses';
import { hostileAddresses } from '../../fixtures/hostile';

it.each(hostileAddresses)('%j is no address of a link, a picture or a page', (address) => {
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
