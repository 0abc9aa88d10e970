import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  stories: ['../*.stories.tsx'],
} satisfies StorybookConfig;
