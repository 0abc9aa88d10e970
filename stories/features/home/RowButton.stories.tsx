import ChevronRight from '@mui/icons-material/ChevronRight';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RowButton } from '../../../src/features/home/RowButton.tsx';

const meta = {
  component: RowButton,
  args: {
    side: 'right',
    label: 'Next products',
    isAtEnd: false,
    onPress: fn(),
    children: <ChevronRight />,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 200, margin: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToCome: Story = {};

export const AClickMovesOn: Story = {
  name: 'A click moves on',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next products' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const AtEnd: Story = { args: { isAtEnd: true } };

/** Out of the way of pointer and Tab; the focus, where it has it, is not lost. */
export const AtTheEndItDoesNothingAndKeepsTheFocus: Story = {
  ...AtEnd,
  name: 'At the end it does nothing and keeps the focus',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Next products' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
