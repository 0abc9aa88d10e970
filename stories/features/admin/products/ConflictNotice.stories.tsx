import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { ConflictNotice } from '../../../../src/features/admin/products/ConflictNotice.tsx';
import { padded } from './padded.tsx';

const meta = {
  component: ConflictNotice,
  args: {
    differences: [
      { field: 'price', from: '$89.00', to: '$95.00' },
      { field: 'size M', from: '3', to: '12' },
    ],
    form: 'product',
    onLoadNewer: fn(),
    onKeepMine: fn(),
  },
  decorators: [padded],
  parameters: {
    guide: {
      instead: {
        ConfirmDialog: 'where nobody else is involved.',
        SaveProblem: 'for an order.',
      },
      content: [
        'It says first that nothing is lost. Then what the other one changed, field by field, and the two next steps.',
      ],
      announced: ['A group named “Changed in the meantime”, which takes the focus.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConflictNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};

export const ItTakesTheFocusAndEnterKeepsMyChanges: Story = {
  name: 'It takes the focus; Enter keeps my version, a click loads the newer one',
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Changed in the meantime' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await expect(canvas.getByText('$95.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the newer version' }));
    await expect(args.onLoadNewer).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
