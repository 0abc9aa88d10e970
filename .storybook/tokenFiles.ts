import type { Plugin } from 'vite';
import { cssVariables, designTokens } from '../stories/docs/designTokens.ts';

const files: Record<string, { type: string; text: () => string }> = {
  'tokens.json': {
    type: 'application/json',
    text: () => `${JSON.stringify(designTokens(), null, 2)}\n`,
  },
  'tokens.css': { type: 'text/css', text: cssVariables },
};

/** Publishes the design tokens as files beside Storybook, for design tools and other sites. */
export function tokenFiles(): Plugin {
  return {
    name: 'token-files',
    generateBundle() {
      for (const [fileName, { text }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: text() });
      }
    },
    configureServer({ middlewares }) {
      for (const [fileName, { type, text }] of Object.entries(files)) {
        middlewares.use(`/${fileName}`, (_, response) => {
          response.setHeader('Content-Type', type).end(text());
        });
      }
    },
  };
}
