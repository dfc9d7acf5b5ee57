/** Names at the end of a run the tests that were green only when they ran again (see `__tests__/browser/retryOnce.ts`): each has a race. */
export default class RepeatedTests {
  repeated = [];

  onTestResult(_test, { testFilePath, testResults }) {
    for (const { fullName, status, invocations } of testResults)
      if (status === 'passed' && invocations > 1) this.repeated.push(`  ${testFilePath}: ${fullName}`);
  }

  onRunComplete() {
    if (this.repeated.length > 0) console.error(`\nGreen only when run again; find the race:\n${this.repeated.join('\n')}`);
  }
}
