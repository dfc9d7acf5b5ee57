/** Exits silently if the reader of the output stops early, as `head` does. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(error.message);
    process.exit(1);
  });
}
