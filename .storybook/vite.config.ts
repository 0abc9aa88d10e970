import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { componentFacts } from './componentFacts.ts';
import { preloadStart } from './preloadStart.ts';
import { stableIds } from './stableIds.ts';
import { tokenFiles } from './tokenFiles.ts';

// Relative, so that the built Storybook can be hosted under any path.
export default defineConfig({
  base: './',
  plugins: [componentFacts(), stableIds(), tokenFiles(), preloadStart(), react()],
});
