import { bodyProblems } from '../../fixtures/sources';

const at = (line: number, message: string): string => `content/docs/wiring.mdx:${line}: ${message}`;

describe('a component that does not fit where it stands is reported', () => {
  it.each([
    ['<Tab value="a" label="A">\n\nText.\n\n</Tab>', '<Tab> is outside its parent. Write it between <Tabs group="…"> and </Tabs>.'],
    ['<Step title="A">\n\nText.\n\n</Step>', '<Step> is outside its parent. Write it between <Steps> and </Steps>.'],
    ['<Card title="A" href="/a">Text.</Card>', '<Card> is outside its parent. Write it between <Cards> and </Cards>.'],
    [
      '<BuildStep step="1" title="A" alt="B">\n\nText.\n\n</BuildStep>',
      '<BuildStep> is outside its parent. Write it between <BuildSteps guide="…"> and </BuildSteps>.',
    ],
    [
      'Text <Video youtube="6ZLM6f8kF4Q" poster="a.svg" title="A" /> text.',
      '<Video> in a sentence. Write it on a line of its own, with an empty line before and after it.',
    ],
    ['| a |\n| - |\n| <Video youtube="6ZLM6f8kF4Q" poster="a.svg" title="A" /> |', '<Video> in a sentence.'],
  ])('%j', (body, message) => {
    expect(bodyProblems(body)).toEqual([
      expect.stringMatching(new RegExp(`^content/docs/wiring\\.mdx:[57]: ${message.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`)),
    ]);
  });

  it('and so is what it holds that is none of its parts', () => {
    expect(bodyProblems('<Steps>\n<Step title="A">\n\nText.\n\n</Step>\n\nText.\n\n</Steps>')).toEqual([
      at(12, '<Steps> takes only <Step>. Move this into one of them, or below.'),
    ]);
    expect(bodyProblems('<Tabs group="a">\n<Step title="A">\n\nText.\n\n</Step>\n</Tabs>')).toEqual([
      at(6, '<Tabs> takes only <Tab>. Move this into one of them, or below.'),
      at(6, '<Step> is outside its parent. Write it between <Steps> and </Steps>.'),
    ]);
  });
});

describe('attributes that cannot be meant are reported', () => {
  const tab = (value: string, label: string): string => `<Tab value="${value}" label="${label}">\n\nText.\n\n</Tab>\n`;

  it('values and labels of tabs that stand twice', () => {
    expect(bodyProblems(`<Tabs group="a">\n${tab('a', 'A')}${tab('a', 'B')}${tab('c', 'A')}</Tabs>`)).toEqual([
      at(11, 'two tabs of a group have the value "a". Give each its own.'),
      at(16, 'two tabs of a group have the label "A". Give each its own.'),
    ]);
  });

  it('a value of a tab that is no part of an id', () => {
    expect(bodyProblems(`<Tabs group="a">\n${tab('a b', 'A')}</Tabs>`)).toEqual([
      at(6, 'attribute "value" of <Tab> is "a b": expected letters, digits and hyphens.'),
    ]);
  });

  it('an attribute that stands twice', () => {
    expect(bodyProblems('<Details summary="a" summary="b">\n\nText.\n\n</Details>')).toEqual([
      at(5, '<Details> has the attribute "summary" twice. Keep one.'),
    ]);
  });

  it.each(['short', '6ZLM6f8kF4Q?autoplay=1', '6ZLM6f8kF4"', '../../../a.b', '6ZLM6f8kF4Qx'])('a video %s', (id) => {
    expect(bodyProblems(`<Video youtube='${id}' poster="a.svg" title="A" />`)).toEqual([
      at(
        5,
        `attribute "youtube" of <Video> is "${id}": expected the 11 letters, digits and signs behind "v=" in the address of the video.`,
      ),
    ]);
  });

  it.each([
    'javascript:alert(1).mp4',
    'http://example.org/a.mp4',
    'https://example.org/a.html',
    '//example.org/a.mp4',
    'https://u:p@example.org/a.mp4',
  ])('a film at %s', (href) => {
    expect(bodyProblems(`<Clip href="${href}" poster="a.svg" title="A" alt="A." />`)).toEqual([
      at(5, `attribute "href" of <Clip> is "${href}": expected the address of a film, from https:// to .mp4 or .webm.`),
    ]);
  });
});

describe('a heading to which no link can lead is reported', () => {
  it.each(['😀', '!', '…', '- -'])('because nothing of it makes an id: %s', (text) => {
    expect(bodyProblems(`Text.\n\n## ${text}\n\nText.`)).toEqual([
      at(7, `the heading "${text}" has no letter or digit for its anchor. Add a word.`),
    ]);
  });

  it('a step, too', () => {
    expect(bodyProblems('<Steps>\n<Step title="😀">\n\nText.\n\n</Step>\n</Steps>')).toEqual([
      at(6, 'the title of <Step> "😀" has no letter or digit for its anchor. Add a word.'),
    ]);
  });

  it('because the frame of the page has its id', () => {
    expect(bodyProblems('## Main\n\nText.')).toEqual([
      at(5, 'the heading "Main" has the anchor "main", which the layout of every page uses. Choose other words.'),
    ]);
  });
});
