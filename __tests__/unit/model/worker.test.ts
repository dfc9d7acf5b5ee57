import { askWorker } from '../../../src/model/worker';

type Question = { readonly ask: 'double'; readonly number: number };

/** A worker that a test answers for. */
class FakeWorker {
  onmessage?: (event: { readonly data: object }) => void;
  onerror?: (event: { readonly preventDefault: () => void }) => void;
  readonly asked: { readonly number: number; readonly question: Question }[] = [];
  postMessage = (message: { readonly number: number; readonly question: Question }): void => void this.asked.push(message);
  terminate = (): void => undefined;
  fails = (): void => this.onerror?.({ preventDefault: () => undefined });
}

function start() {
  const worker = new FakeWorker();
  return { worker, client: askWorker<Question, { double: number }>(worker as unknown as Worker, 'Not loaded.') };
}

it('answers what is asked', async () => {
  const { worker, client } = start();
  const answer = client.ask({ ask: 'double', number: 4 });
  worker.onmessage?.({ data: { number: worker.asked[0]?.number, answer: 8 } });
  await expect(answer).resolves.toBe(8);
});

it('tells those who have asked that its script could not be loaded', async () => {
  const { worker, client } = start();
  const answer = client.ask({ ask: 'double', number: 4 });
  worker.fails();
  await expect(answer).rejects.toThrow('Not loaded.');
});

it('tells those who ask after its script could not be loaded', async () => {
  const { worker, client } = start();
  worker.fails();
  await expect(client.ask({ ask: 'double', number: 4 })).rejects.toThrow('Not loaded.');
});

it('goes on after an error of a question', async () => {
  const { worker, client } = start();
  const first = client.ask({ ask: 'double', number: 4 });
  worker.onmessage?.({ data: { number: 1, answer: 8 } });
  worker.fails();
  await first;
  const second = client.ask({ ask: 'double', number: 5 });
  worker.onmessage?.({ data: { number: 2, answer: 10 } });
  await expect(second).resolves.toBe(10);
});
