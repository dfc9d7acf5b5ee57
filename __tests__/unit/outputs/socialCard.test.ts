import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { breakLines, createMeasure, drawCards, renderOptions, socialCard } from '../../../src/outputs/socialCards/drawCards';
import { documentPage } from '../fixtures/publicPages';

const project = path.resolve(__dirname, '../../..');
const measure = createMeasure(renderOptions(project));
const favicon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>svg{stroke:red}</style></svg>';

describe('the text of a card', () => {
  it('is broken where a line is full', () => {
    const widthOf = (text: string): number => text.length;
    expect(breakLines('set up the CAN port', 10, widthOf)).toEqual(['set up the', 'CAN port']);
    expect(breakLines('electromechanical parts', 10, widthOf)).toEqual(['electromechanical', 'parts']);
  });

  it('gets smaller until the title has room', () => {
    const size = (title: string): number =>
      Number(
        /font-size="(\d+)" font-weight="700">(?!OpenArm)/.exec(
          socialCard({ title, section: 'Software', drawing: undefined }, { mark: favicon, accent: '#14707d' }, measure),
        )?.[1],
      );
    expect(size('Motors')).toBe(68);
    expect(size('Reinforcement learning tasks for Isaac Lab and MuJoCo with two arms')).toBe(52);
    expect(size('Supercalifragilisticexpialidocious')).toBe(38);
  });

  it('does not break the drawing when it holds signs of XML', () => {
    const svg = socialCard({ title: 'Q&A: 3 < 5', section: 'R&D', drawing: undefined }, { mark: favicon, accent: '#14707d' }, measure);
    expect(svg).toContain('Q&amp;A: 3 &lt; 5');
    expect(svg).toContain('>R&amp;D<');
  });
});

describe('cards of a site', () => {
  let root: string;
  const pages = [documentPage('<Figure src="arm.svg" alt="An arm" />'), documentPage('Text.', { route: '/hardware/', title: 'Hardware' })];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><rect width="200" height="100" fill="#00ff00"/></svg>';
  const drawings = new Map([['arm.svg', { svg, address: '/static/1/arm.svg' }]]);
  /** Draws the cards of some pages as a build does. */
  const draw = (some: typeof pages): ReturnType<typeof drawCards> => drawCards(root, some, { drawings, photos: new Map() });
  const card = (file: string): Buffer => readFileSync(path.join(root, 'public/social', file));

  beforeAll(() => {
    // Below the project, where packages are found.
    mkdirSync(path.join(project, '.test-sites'), { recursive: true });
    root = mkdtempSync(path.join(project, '.test-sites/cards-'));
    mkdirSync(path.join(root, 'static'), { recursive: true });
    writeFileSync(path.join(root, 'static/favicon.svg'), favicon);
    mkdirSync(path.join(root, 'src/site'), { recursive: true });
    writeFileSync(path.join(root, 'src/site/colours.css'), ':root {\n  --accent: #14707d;\n}\n');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('are drawn once, and written once', () => {
    expect(draw(pages)).toEqual({ drawn: 2, kept: 0 });
    const written = statSync(path.join(root, 'public/social/wiring.png')).mtimeMs;
    expect(draw(pages)).toEqual({ drawn: 0, kept: 2 });
    expect(statSync(path.join(root, 'public/social/wiring.png')).mtimeMs).toBe(written);
  });

  it('are PNG pictures of the size that social networks ask for', async () => {
    expect(await sharp(card('wiring.png')).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it("show the page's drawing as large as it fits, and none where there is none", async () => {
    const pixel = async (file: string, left: number, top: number): Promise<number[]> => [
      ...(await sharp(card(file)).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    expect(await pixel('wiring.png', 722, 315)).toEqual([0, 255, 0]);
    expect(await pixel('wiring.png', 1142, 315)).toEqual([0, 255, 0]);
    expect(await pixel('wiring.png', 932, 120)).toEqual([255, 255, 255]);
    expect(await pixel('hardware/index.png', 932, 315)).toEqual([255, 255, 255]);
  });

  it.each([
    ['Inkscape', `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with <svg> tools -->\n\n${svg}`],
    ['Illustrator', svg.replace('<svg ', "<svg version='1.1' x='0px' y='0px' aria-label='a > b' ")],
  ])('show a drawing as %s exports it', async (_program, exported) => {
    const cards = drawCards(root, [{ ...pages[0]!, title: _program }], {
      drawings: new Map([['arm.svg', { svg: exported, address: '' }]]),
      photos: new Map(),
    });
    expect(cards.drawn).toBe(1);
    const green = await sharp(card('wiring.png')).extract({ left: 932, top: 315, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([...green]).toEqual([0, 255, 0]);
  });

  it('that cannot be drawn name their page and drawing', () => {
    const broken = new Map([['arm.svg', { svg: svg.replace('<rect', '<rect <rect'), address: '' }]]);
    expect(() => drawCards(root, [{ ...pages[0]!, title: 'Broken' }], { drawings: broken, photos: new Map() })).toThrow(
      /the social card of "\/wiring" with arm\.svg or .* can't be drawn/,
    );
  });

  it('are drawn again when what they show changes', () => {
    expect(draw([{ ...pages[0]!, title: 'Cables' }])).toEqual({ drawn: 1, kept: 0 });
    expect(draw(pages)).toEqual({ drawn: 2, kept: 0 });
  });
});
