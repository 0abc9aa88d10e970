import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Renders a component in a box with this style. */
export function framed(style: CSSProperties): Decorator {
  return (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
}
