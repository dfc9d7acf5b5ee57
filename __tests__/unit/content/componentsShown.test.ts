import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlElements, writtenNames } from '../../../src/content/vocabulary/vocabulary';
import { pipeline } from '../../../src/plugins';
import * as tools from '../../../src/tools/definitions';
import { hostileWord } from '../../fixtures/hostile';
import { hostileSite } from '../../sites/hostileSite';

const { vocabulary } = pipeline;
const names = writtenNames(vocabulary);

const source = Object.entries(hostileSite.files)
  .filter(([file]) => file.endsWith('.mdx'))
  .map(([, text]) => text)
  .join('\n');

/** Attributes of a component that take any text, for readers or not. */
const freeAttributes = (name: string): string[] => {
  const definition = vocabulary.components.get(name) ?? { attributes: htmlElements[name as keyof typeof htmlElements] };
  return Object.entries(definition.attributes).flatMap(([attribute, { kind, form, of }]) =>
    (kind === 'label' || kind === 'text') && !form && !of ? [attribute] : [],
  );
};

/** Components that compute from the tables of a whole arm, which the robot of one joint lacks. They take no text. */
const ofArm = names.filter((name) => 'computes' in (vocabulary.components.get(name) ?? {}));

const example = path.resolve(__dirname, '../../example');
const docs = path.join(example, 'content/docs');

describe('the hostile pages', () => {
  it.each(names.filter((name) => name !== 'Part' && !ofArm.includes(name)))(
    'write <%s> with the text in all of its free attributes',
    (name) => {
      const tags = [...source.matchAll(new RegExp(`<${name}[ >](?:"[^"]*"|[^">])*`, 'g'))].map(([tag]) => tag);
      expect(tags).not.toEqual([]);
      for (const attribute of freeAttributes(name)) {
        expect(tags).toContainEqual(expect.stringMatching(new RegExp(` ${attribute}="[^"]*${hostileWord}`)));
      }
    },
  );

  it('leave out only components that take no text', () => expect(ofArm.flatMap(freeAttributes)).toEqual([]));
});

it('the example of another robot shows every component, apart from the tools for this robot', () => {
  const has = readFileSync(path.join(example, 'src/tools/definitions.ts'), 'utf8');
  const others = Object.entries(tools).flatMap(([tool, plugin]) =>
    has.includes(`{ ${tool} }`) ? [] : Object.keys('components' in plugin ? plugin.components : {}),
  );
  const texts = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(docs, file), 'utf8'))
    .join('\n');
  const wanted = names.filter((name) => {
    const definition = vocabulary.components.get(name);
    return definition && !('inside' in definition) && !others.includes(name);
  });
  expect(wanted.filter((name) => !texts.includes(`<${name}`))).toEqual([]);
});
