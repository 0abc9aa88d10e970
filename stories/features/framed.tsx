import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Puts a component into a box with this style. */
export function framed(style: CSSProperties): Decorator {
  return (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
}
