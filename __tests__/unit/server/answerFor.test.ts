import { answerFor } from '../../../scripts/siteServer/answerFor';

const files = new Set([
  '/index.html',
  '/404.html',
  '/software/can.html',
  '/software/can/index.html',
  '/hardware/index.html',
  '/social-card.png',
  '/favicon.svg',
  '/static/arm.svg',
]);

const answer = (path: string) => answerFor(path, (file) => files.has(file));

it.each([
  ['/', '/index.html'],
  ['/software/can', '/software/can.html'],
  ['/hardware/', '/hardware/index.html'],
  ['/social-card.png', '/social-card.png'],
])('a path is answered: %s with its file', (path, file) => expect(answer(path)).toEqual({ file, status: 200 }));

it.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/software/can/', '/software/can'],
  ['/software/can.html', '/software/can'],
  ['/software/can/index.html', '/software/can'],
  ['/software/can/index', '/software/can'],
  ['/hardware', '/hardware/'],
  ['/hardware.html', '/hardware/'],
  ['/hardware/index', '/hardware/'],
  ['/hardware/index/', '/hardware/'],
  ['/hardware/index.html', '/hardware/'],
  ['//', '/'],
  ['//software//can', '/software/can'],
  ['/software/./can', '/software/can'],
  ['/hardware/../software/can/', '/software/can'],
  ['/../social-card.png', '/social-card.png'],
])('a path is answered: %s with a redirect to the canonical %s', (path, redirect) => expect(answer(path)).toEqual({ redirect }));

it.each([
  '/nowhere',
  '/nowhere/',
  '/nowhere.html',
  '/nowhere/index.html',
  '/software/',
  '/software',
  '/static/',
  '/favicon.svg/',
  '/index.html/',
  '/404',
  '/404/',
  '/404.html',
  '/404.html/',
])('a path is answered: %s with the not-found page', (path) => expect(answer(path)).toEqual({ file: '/404.html', status: 404 }));
