/**
 * A browser on a machine with much else to do sometimes answers a test too late, once in thousands of tests. Such a test runs once more, and
 * its first error is printed above the result, and the run ends with its name. One that was named has a race: find it.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
