import path from 'node:path';
import { createSiteServer } from './siteServer';

const port = Number(process.env.PORT ?? 9000);
const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
const folder = path.resolve(__dirname, '../public');

createSiteServer(folder, basePath)
  .on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another one: PORT=9001 npm start` : error.message;
    console.error(reason);
    process.exitCode = 1;
  })
  .listen(port, () => console.log(`The site is on http://localhost:${port}${basePath}/`));
