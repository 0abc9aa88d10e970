import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { formats } from './formats.ts';
import { test } from './test.ts';

test('dates, prices and numbers have the same characters as those of the server', async ({
  visitor: { driver },
}) => {
  const { outputFiles } = buildSync({
    entryPoints: ['tests/browsers/formats.ts'],
    bundle: true,
    write: false,
    globalName: 'app',
  });
  // The shop's pages evaluate no text.
  await driver.open('about:blank');
  const inBrowser = await driver.run(
    // biome-ignore lint/security/noGlobalEval: no page of the shop.
    (code) => globalThis.eval(`${code}; app.formats()`),
    outputFiles[0]?.text,
  );
  expect(inBrowser).toEqual(formats());
});
