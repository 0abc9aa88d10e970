import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', './public', { from: '../server/demo/pictures', to: '/pictures' }],
  core: { disableTelemetry: true },
  // Relative, so that the built Storybook can be hosted under any path.
  viteFinal: (vite) => ({ ...vite, base: './' }),
};

export default config;
