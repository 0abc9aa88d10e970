import { getJestConfig } from '@storybook/test-runner';

const defaults = getJestConfig();

/** `tests/storybook/run.ts` names the browser. */
export default {
  ...defaults,
  testEnvironment: '<rootDir>/tests/storybook/environment.mjs',
  globalTeardown: '<rootDir>/tests/storybook/browser.mjs',
  setupFilesAfterEnv: defaults.setupFilesAfterEnv.filter((file) => !file.endsWith('jest-setup.js')),
  testTimeout: 120_000,
  reporters: [...(defaults.reporters ?? ['default']), '<rootDir>/tests/storybook/jsonReporter.js'],
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...defaults.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROMIUM_PATH,
        args: process.env.CHROMIUM_ARGS?.split(' ') ?? [],
      },
    },
  },
};
