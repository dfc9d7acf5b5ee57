import { createServer } from 'node:http';
import { listenLocally } from '../../scripts/siteServer';
import { answersOf, say } from './siteAnswers';

it('answers in place of a site, the newest first, until it is taken back or all are', async () => {
  const server = createServer((_request, response) => void response.end('site'));
  const { answer, clear } = answersOf(server);
  const { origin, close } = await listenLocally(server);
  const ask = async (path: string): Promise<[number, string]> => {
    const response = await fetch(origin + path);
    return [response.status, await response.text()];
  };
  const isData = ({ pathname }: URL): boolean => pathname === '/data';
  answer(isData, say(404, 'gone'));
  let isOver = false;
  const takeBack = answer(isData, (response, pass, { search }) => (isOver ? pass() : say(503, search)(response)));
  expect([await ask('/data?x'), await ask('/page')]).toEqual([
    [503, '?x'],
    [200, 'site'],
  ]);
  isOver = true;
  expect(await ask('/data')).toEqual([404, 'gone']);
  isOver = false;
  takeBack();
  expect(await ask('/data')).toEqual([404, 'gone']);
  clear();
  expect(await ask('/data')).toEqual([200, 'site']);
  await close();
});
