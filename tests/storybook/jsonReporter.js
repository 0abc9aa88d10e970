import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A Jest reporter that keeps what a run came to in the file `STORIES_REPORT`, for `npm test`. In the
 * shape of Jest's own `--json`, which prints it where the results should be read.
 */
export default class JsonReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests, testResults }) {
    const file = process.env.STORIES_REPORT;
    if (!file) return;
    const failed = testResults.filter(
      (result) => result.numFailingTests > 0 || result.testExecError,
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests,
        numFailedTests,
        numPendingTests,
        testResults: failed.map(({ testFilePath, failureMessage, testResults }) => ({
          name: testFilePath,
          status: 'failed',
          message: failureMessage,
          assertionResults: testResults,
        })),
      }),
    );
  }
}
