import { rowAddress } from '../places';
import type { AgentSite } from '../site';

const site = { rows: () => [{ id: 'bus-off' }] } as unknown as AgentSite;

it.each([
  ['/getting-started/troubleshooting#bus-off', '/getting-started/troubleshooting/can-bus#bus-off'],
  ['https://example.org/docs/getting-started/troubleshooting/#bus-off', '/getting-started/troubleshooting/can-bus#bus-off'],
  ['/getting-started/troubleshooting#power', '/getting-started/troubleshooting#power'],
  ['/getting-started/troubleshooting/can-bus#bus-off', '/getting-started/troubleshooting/can-bus#bus-off'],
])('%s is the address of a failure on the page of its area, or stays', (asked, address) => expect(rowAddress(asked, site)).toBe(address));
