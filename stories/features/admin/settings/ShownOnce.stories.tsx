import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownOnce } from '../../../../src/features/admin/settings/ShownOnce.tsx';

const meta = {
  component: ShownOnce,
  args: {
    text: 'Copy this key now. It is not shown again.',
    secret: `hl_${'x4TgQ2'.repeat(7)}k`,
    copyLabel: 'Copy key',
  },
} satisfies Meta<typeof ShownOnce>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewKey: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
