import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { HelperText } from '../../src/ui/HelperText.tsx';

const meta = {
  component: HelperText,
  args: { children: 'The postal code of the delivery address' },
  render: ({ children, error }) => (
    <TextField
      label="Zip code"
      error={error ?? false}
      helperText={children}
      slots={{ formHelperText: HelperText }}
    />
  ),
  parameters: {
    guide: {
      instead: {
        ToastBar: 'for what concerns no field.',
      },
      content: ['A hint says what to type, an error what to change, both in one line.'],
      announced: [
        'With the field, when the focus comes to it.',
        'Politely, when it changes while the focus is in the field: an answer that came after Enter.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof HelperText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hint: Story = {};

export const Invalid: Story = {
  args: { children: 'This is not the zip code of this order.', error: true },
};

/**
 * It is live only while its field has the focus; otherwise a screen reader reads it with the field.
 */
export const AChangeIsAnnouncedAtTheFocusedField: Story = {
  name: 'A change is announced only at the focused field',
  play: async ({ canvas }) => {
    const hint = canvas.getByText('The postal code of the delivery address');
    await expect(hint).not.toHaveAttribute('aria-live');
    await userEvent.tab();
    await expect(hint).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    await expect(hint).not.toHaveAttribute('aria-live');
  },
};
