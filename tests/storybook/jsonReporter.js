import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A Jest reporter that writes the results to the file `STORIES_REPORT`, for `npm test`. The format
 * is that of Jest's `--json`, which prints to stdout instead.
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
