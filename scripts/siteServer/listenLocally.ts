import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that is reached from this machine only. */
export interface LocalServer {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  /** Ends it, with the connections that browsers keep open. */
  readonly close: () => Promise<void>;
}

/** Lets a server listen at a free port of this machine. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
