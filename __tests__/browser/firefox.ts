import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually';

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** Sends commands of WebDriver over Marionette, the protocol of Firefox itself: messages are JSON after their length and a colon. */
function commandsOf(socket: Socket): (name: string, parameters?: object) => Promise<unknown> {
  const waiting = new Map<number, (error: { readonly message: string } | null, value: unknown) => void>();
  let rest = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.toString('utf8', 0, colon));
      if (rest.length < end) return;
      const message = JSON.parse(rest.toString('utf8', colon + 1, end)) as unknown;
      rest = rest.subarray(end);
      // The greeting is no list.
      if (Array.isArray(message)) {
        const [, id, error, value] = message as [1, number, { message: string } | null, unknown];
        waiting.get(id)?.(error, value);
      }
    }
  });
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = waiting.size;
      waiting.set(id, (error, value) => (error ? reject(new Error(`${name}: ${error.message}`)) : resolve(value)));
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** Firefox with one window. */
export interface Firefox {
  readonly goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the page, and returns its value. */
  readonly run: (body: string) => Promise<unknown>;
  /** Types into the element that a selector finds. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts Firefox, which Playwright can't drive where it comes from a distribution. */
export async function openFirefox(): Promise<Firefox> {
  if (!existsSync(program))
    throw new Error(
      'Firefox is missing. Install it with "sudo apt-get install firefox-esr" (Debian), or say where it is: FIREFOX=/usr/bin/firefox npm run test:long.',
    );
  const profile = mkdtempSync(path.join(tmpdir(), 'openarm-firefox-'));
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const child = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const portFile = path.join(profile, 'MarionetteActivePort');
  const read = (): number => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
  await eventually(() => expect(read()).toBeGreaterThan(0));
  const socket = createConnection(read(), '127.0.0.1');
  const command = commandsOf(socket);
  await command('WebDriver:NewSession', {});
  await command('WebDriver:SetWindowRect', { width: 1350, height: 900 });
  return {
    goto: async (url) => void (await command('WebDriver:Navigate', { url })),
    run: async (body) => ((await command('WebDriver:ExecuteScript', { script: body, args: [] })) as { readonly value: unknown }).value,
    type: async (selector, text) => {
      const found = (await command('WebDriver:FindElement', { using: 'css selector', value: selector })) as { readonly value: object };
      await command('WebDriver:ElementSendKeys', { id: Object.values(found.value)[0] as string, text });
    },
    close: async () => {
      socket.destroy();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
