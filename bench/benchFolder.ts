import path from 'node:path';

/** Everything that the benches install and build; outside git. */
export const benchFolder = path.resolve(__dirname, '../.bench');
