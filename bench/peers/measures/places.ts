import path from 'node:path';
import { benchFolder } from '../../benchFolder';
import type { Peer } from '../layouts/peer';

/** Where the packages of a peer are. */
export const installationFolder = ({ installation }: Pick<Peer, 'installation'>): string => path.join(benchFolder, 'peers', installation);

/** Where a peer's site with so many documents is: below its packages, so that they are found. */
export const siteFolder = (peer: Pick<Peer, 'installation' | 'name'>, documents: number): string =>
  path.join(installationFolder(peer), `${peer.name}-${documents}`);

/** A copy of what the first cold build wrote, which is served. */
export const servedFolder = ({ name }: Pick<Peer, 'name'>, documents: number): string =>
  path.join(benchFolder, 'served', `${name}-${documents}`);
