import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Relative, so that the built Storybook can be hosted under any path.
export default defineConfig({ base: './', plugins: [react()] });
