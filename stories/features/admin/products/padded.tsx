import type { Decorator } from '@storybook/react-vite';

/** Room around a component that stands on a page otherwise. */
export const padded: Decorator = (Story) => (
  <div style={{ maxWidth: 720, padding: 16 }}>
    <Story />
  </div>
);
