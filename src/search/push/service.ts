import { algoliasearch } from 'algoliasearch';

/** Client of the hosted service. */
export type Service = ReturnType<typeof algoliasearch>;

/** Where the service is: its own hosts unless told. */
export interface ServiceOptions {
  readonly hosts?: readonly { readonly url: string; readonly protocol: 'http' | 'https' }[];
  /** In ms: a connection, an answer to a question, an answer to a change. */
  readonly timeouts?: { readonly connect: number; readonly read: number; readonly write: number };
}

/** Connects to the service; nothing is sent yet. */
export function connect(appId: string, key: string, { hosts, timeouts }: ServiceOptions = {}): Service {
  return algoliasearch(appId, key, {
    ...(hosts ? { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) } : {}),
    ...(timeouts ? { timeouts } : {}),
  });
}
