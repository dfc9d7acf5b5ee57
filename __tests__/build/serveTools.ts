import { createSiteServer, listenLocally } from '../../scripts/siteServer';
import { mountTools } from '../../scripts/siteTools';

/** Serves the folder that the command line names, with its tools, as `npm run serve` does. Prints the address. */
async function main(): Promise<void> {
  const [, , folder = ''] = process.argv;
  const { origin } = await listenLocally(
    createSiteServer(
      folder,
      '',
      mountTools(() => folder),
    ),
  );
  console.log(origin);
}

void main();
