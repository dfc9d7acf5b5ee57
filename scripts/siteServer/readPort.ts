/** The port to listen on, by the environment variable; a sentence where it names none. */
export function readPort(value: string | undefined): number | { readonly problem: string } {
  const text = value?.trim() ?? '';
  if (text === '') return 9000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  return port <= 65535
    ? port
    : { problem: `PORT is "${value}", which is no port. Give a whole number from 0 to 65535: PORT=9001 npm run serve` };
}

/** Why the server could not begin, and what to do. */
export function listenProblem(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=9001 npm run serve`;
  if (code === 'EACCES') return `Port ${port} may not be used by you. Choose one above 1023: PORT=9001 npm run serve`;
  return message;
}
