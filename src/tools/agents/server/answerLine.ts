import type { Handler } from '../handler';

/** Fields of a message that HTTP repeats in headers. */
interface Message {
  readonly method?: string;
  readonly params?: { readonly name?: unknown; readonly uri?: unknown; readonly _meta?: Readonly<Record<string, unknown>> };
}

/** Headers that a client of the newest revision sends over HTTP, taken from the message. Earlier revisions need none. */
function headersOf({ method = '', params }: Message): Record<string, string> {
  const revision = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  const name = params?.name ?? params?.uri;
  if (typeof revision !== 'string') return {};
  // A header holds ASCII; others are sent as the protocol says.
  const value = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`);
  return {
    'mcp-protocol-version': value(revision),
    'mcp-method': value(method),
    ...(typeof name === 'string' ? { 'mcp-name': value(name) } : {}),
  };
}

/** Answers a line of JSON as the same message is answered over HTTP, a line for each message of the answer. */
export async function answerLine(handle: Handler, line: string, print: (line: string) => void): Promise<void> {
  const message: unknown = JSON.parse(line);
  const response = await handle(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headersOf(Object(message) as Message),
      },
      body: line,
    }),
  );
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const text = await response.text();
    return text === '' ? undefined : print(text);
  }
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) if (one.startsWith('data: ')) print(one.slice('data: '.length));
  }
}
