import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageLines } from '../server/messageLines';

async function pass(chunks: readonly string[], limit: number): Promise<{ passed: string; long: number; broken: number }> {
  let [passed, long, broken] = ['', 0, 0];
  const rules = {
    limit,
    onLine: (line: string) => void (passed += `${line}\n`),
    onLong: () => void (long += 1),
    onBroken: () => void (broken += 1),
  };
  await pipeline(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), messageLines(rules));
  return { passed, long, broken };
}

it('passes messages on, wherever chunks end', async () => {
  expect(await pass(['{"a":', '1}\n{"b":2}', '\r\n', '\n{"ü":3}\nrest'], 9)).toEqual({
    passed: '{"a":1}\n{"b":2}\n{"ü":3}\n',
    long: 0,
    broken: 0,
  });
});

it('reads a byte order mark, and reports lines that are not JSON', async () => {
  expect(await pass(['\ufeff{"a":1}\n', 'not json\n{"b":\n{"c":3}\n'], 99)).toEqual({ passed: '{"a":1}\n{"c":3}\n', long: 0, broken: 2 });
});

it('drops a long line up to its end, reports it, and reads on', async () => {
  const chunks = ['1\n{"id":7,', 'x'.repeat(5000), 'y'.repeat(5000), '"z"}\n2\n', '12345678901\n1234567890\n'];
  expect(await pass(chunks, 10)).toEqual({ passed: '1\n2\n1234567890\n', long: 2, broken: 0 });
});
