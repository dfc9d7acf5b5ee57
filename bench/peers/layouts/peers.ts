import { docusaurus, docusaurusFaster } from './docusaurus';
import { openarm } from './openarm';
import type { Peer } from './peer';
import { starlight } from './starlight';
import { vitepress } from './vitepress';

/** All sites that are compared; this project is the first. */
export const peers: readonly Peer[] = [openarm, starlight, docusaurus, docusaurusFaster, vitepress];
