import { sendRaw } from '../../__tests__/unit/fixtures/sendRaw';
import { oddRequests } from './oddRequests';
import { serverProcess } from './serverProcess';

/** Requests on their way at once. */
const atOnce = 20;

/** What is asked, of which site. */
interface AddressFuzz {
  readonly folder: string;
  readonly basePath?: string;
  readonly count: number;
  readonly seed: number;
  /** Paths of the site, so that odd requests meet real files, too. */
  readonly paths?: readonly string[];
  /** Texts of files outside the folder: no answer holds one. */
  readonly secrets: readonly string[];
}

/** What is wrong with an answer; undefined where nothing is. */
function faultOf(answer: string, secrets: readonly string[]): string | undefined {
  if (!/^HTTP\/1\.1 \d{3} /.test(answer)) return 'no answer in ten seconds';
  if (/^HTTP\/1\.1 5/.test(answer)) return 'the server failed';
  return secrets.some((secret) => answer.includes(secret)) ? 'a file outside the folder' : undefined;
}

/** Sends odd requests to the project's server and says in a line each what went wrong. */
export async function fuzzAddresses({ folder, basePath = '', count, seed, paths = [], secrets }: AddressFuzz): Promise<string[]> {
  const server = await serverProcess(folder, basePath);
  const faults: string[] = [];
  const requests = oddRequests(count, seed, paths);
  const work = async (): Promise<void> => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const fault = faultOf(await sendRaw(server.port, request), secrets);
      if (fault) faults.push(`${fault}: ${JSON.stringify(request.toString('latin1').slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const last = await sendRaw(server.port, `GET ${basePath}/ HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`);
  if (!last.startsWith('HTTP/1.1 200 ')) faults.push('the home page is gone');
  if (server.troubles() !== '') faults.push(server.troubles());
  server.stop();
  return faults;
}
