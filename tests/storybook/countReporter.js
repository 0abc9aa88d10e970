import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A Jest reporter that keeps the counts of a run in the file `STORIES_REPORT`, for `npm test`. */
export default class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests }) {
    const file = process.env.STORIES_REPORT;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numPendingTests }));
  }
}
