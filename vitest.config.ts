import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,contract,structure,server}/**/*.test.ts'],
    // Vitest leaves a core free by itself: of two, that is half.
    maxWorkers: '100%',
    // A worker keeps the modules that it has loaded: the server is not read again for each of its files.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tests/server/support/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
