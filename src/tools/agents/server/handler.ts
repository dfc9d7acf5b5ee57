import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from '@modelcontextprotocol/server';
import { openSite } from '../site';
import type { SiteData } from '../siteData';
import { largestInput } from '../tools';
import { createServer } from './createServer';

/** Replaced by the bundler with the data of the build. */
declare const __SITE_DATA__: SiteData;

const site = openSite(__SITE_DATA__);

const { fetch: answer } = createMcpHandler(() => createServer(site), { responseMode: 'json', maxRequestBodySize: 2 * largestInput });

/** Web pages that may ask: this site's own, and those of programs on the reader's computer. */
const origins = [new URL(site.data.address).hostname, ...localhostAllowedOrigins()];

/** Answers an MCP request over HTTP, without a session. A page of another site is refused; programs, which have no origin, are not. */
export async function handle(request: Request): Promise<Response> {
  return originValidationResponse(request, origins) ?? answer(request);
}

export default { fetch: handle };
