/** Runs each piece of work when the one before has ended, however it ended. */
export type OneByOne = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue for work that must not be mixed. */
export function oneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
