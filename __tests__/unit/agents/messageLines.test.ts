import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { messageId, messageLines } from '../../../src/tools/agents/server/messageLines';
import type { LongLine } from '../../../src/tools/agents/server/messageLines';

async function pass(chunks: readonly string[], limit: number): Promise<{ passed: string; long: LongLine[]; broken: number }> {
  const long: LongLine[] = [];
  let broken = 0;
  const rules = { limit, onLong: (line: LongLine) => void long.push(line), onBroken: () => void (broken += 1) };
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(messageLines(rules));
  return { passed: await text(stream), long, broken };
}

describe('messageLines', () => {
  it('passes messages on, wherever chunks end', async () => {
    expect(await pass(['{"a":', '1}\n{"b":2}', '\r\n', '\n{"ü":3}\nrest'], 9)).toEqual({
      passed: '{"a":1}\n{"b":2}\n{"ü":3}\n',
      long: [],
      broken: 0,
    });
  });

  it('reads a byte order mark, and reports lines that are not JSON', async () => {
    expect(await pass(['\ufeff{"a":1}\n', 'not json\n{"b":\n{"c":3}\n'], 99)).toEqual({
      passed: '{"a":1}\n{"c":3}\n',
      long: [],
      broken: 2,
    });
  });

  it('drops a long line up to its end, keeps its ends, and reads on', async () => {
    const { passed, long } = await pass(['1\n{"id":7,', 'x'.repeat(5000), 'y'.repeat(5000), '"z"}\n2\n', '12345678901\n1234567890\n'], 10);
    expect(passed).toBe('1\n2\n1234567890\n');
    expect(long.map(({ head, tail }) => [head.slice(0, 9), tail.slice(-5)])).toEqual([
      ['{"id":7,x', 'y"z"}'],
      ['123456789', '78901'],
    ]);
    expect(Math.max(...long.map(({ head, tail }) => head.length + tail.length))).toBeLessThan(10_000);
  });
});

describe('messageId', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"arguments":{"text":"xx', 'xx"}}}', '5'],
    ['{"method":"tools/call","params":{"arguments":{"id":1,"text":"xx', 'xx"}},"jsonrpc":"2.0","id":"a\\"b"}', '"a\\"b"'],
    ['{"method":"tools/call","params":{"arguments":{"id":1,"text":"xx', 'xx","id":2}}}', undefined],
    ['{"method":"notifications/progress","params":{"text":"xx', 'xx"},"jsonrpc":"2.0"}', undefined],
  ])('of %s … %s', (head, tail, id) => expect(messageId(head, tail)).toBe(id));
});
