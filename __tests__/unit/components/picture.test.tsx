import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '../../../src/theme/text/Figure';
import { PageDataProvider } from '../../../src/theme/text/pageData';
import { largestFile, Picture } from '../../../src/theme/text/Picture';
import type { PropFigure } from '../../../src/model/pageTypes';

const photo: PropFigure = {
  name: 'a.jpg',
  width: 4000,
  height: 3000,
  publicURL: '/b/static/photos/a-1-960.jpg',
  photo: '/b/static/photos/a-1',
};
const drawing: PropFigure = { name: 'a.svg', width: 400, height: 300, publicURL: '/b/static/a.svg', photo: null };

const html = (name: string): string =>
  renderToStaticMarkup(
    <PageDataProvider value={{ figures: [photo, drawing] }}>
      <Figure src={name} alt="An arm" caption="Words" />
    </PageDataProvider>,
  );

it('a photo comes in four widths and two formats, and opens large in the largest', () => {
  const page = html('a.jpg');
  expect(page).toContain(
    '<source type="image/avif" srcSet="/b/static/photos/a-1-480.avif 480w, /b/static/photos/a-1-960.avif 960w, /b/static/photos/a-1-1440.avif 1440w, /b/static/photos/a-1-1920.avif 1920w"',
  );
  expect(page).toMatch(
    /<img src="\/b\/static\/photos\/a-1-960\.jpg" srcSet="[^"]*a-1-1920\.jpg 1920w" sizes="[^"]+" alt="An arm" width="4000" height="3000"[^>]* loading="lazy"/,
  );
  expect(page).toContain('<a href="/b/static/photos/a-1-1920.jpg" aria-label="Open the photo large">');
  expect(page).toContain('Words');
});

it('a drawing is one file', () => {
  expect(html('a.svg')).toMatch(/<img src="\/b\/static\/a\.svg" alt="An arm" width="400" height="300"[^>]*loading="lazy"/);
  expect(html('a.svg')).not.toContain('<source');
});

it('the first one of a page is loaded at once', () => {
  expect(renderToStaticMarkup(<Picture {...photo} alt="An arm" priority="high" />)).toMatch(/fetchPriority="high"/i);
  expect(renderToStaticMarkup(<Picture {...photo} alt="An arm" priority="high" />)).not.toContain('lazy');
});

it('a small photo is not made larger', () => {
  expect(largestFile({ ...photo, width: 300, height: 200 })).toEqual({ src: '/b/static/photos/a-1-300.jpg', width: 300, height: 200 });
  expect(largestFile(photo)).toEqual({ src: '/b/static/photos/a-1-1920.jpg', width: 1920, height: 1440 });
});
