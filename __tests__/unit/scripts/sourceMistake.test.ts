import { sourceMistake } from '../../../scripts/sourceMistake';

it('a source with a comma too few is named with its line, and without a stack', () => {
  const error = new Error('Transform failed with 1 error:\n/docs/src/site/sidebars.ts:14:4: ERROR: Expected "]" but found "oops"');
  expect(sourceMistake(error, '/docs')).toEqual({
    file: 'src/site/sidebars.ts',
    line: 14,
    message:
      'can\'t be read: Expected "]" but found "oops". Look there and in the line above for a missing or extra comma, quotation mark or bracket.',
  });
});

it('a word without quotes in the settings is named, too', () => {
  const error = new ReferenceError('oops is not defined');
  error.stack =
    'ReferenceError: oops is not defined\n    at <anonymous> (/docs/src/site/sidebars.ts:13:28)\n    at Module._compile (node:x:1:2)';
  expect(sourceMistake(error, '/docs')).toEqual({
    file: 'src/site/sidebars.ts',
    line: 13,
    message: 'oops is not defined. Put quotes around a text, or correct the name.',
  });
});

it('an error of the program itself is not', () => {
  expect(sourceMistake(new Error('no'), '/docs')).toBeUndefined();
  expect(sourceMistake(new ReferenceError('a is not defined'), '/docs')).toBeUndefined();
});
