import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { BulkBar } from '../../../../src/features/admin/products/BulkBar.tsx';
import { shows } from '../../../pages/states.ts';
import { padded } from './padded.tsx';

const meta = {
  component: BulkBar,
  args: {
    count: 3,
    hasDrafts: true,
    onChange: fn(),
    onPrices: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
  decorators: [padded],
  parameters: {
    guide: {
      instead: {
        ProductForm: 'for one product.',
        ImportDialog: 'for changes out of a spreadsheet.',
      },
      content: [
        'The number first: “3 selected”. Then verbs: “Change”, “Remove”, “Uncheck”; “Prices” opens what is chosen there.',
      ],
      announced: [
        'A group named “Selected products”; the number is a status. “Change” opens a menu.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSelected: Story = {};

export const ArrowKeysAndEnterChooseAChange: Story = {
  name: 'Changes are chosen by arrow keys, Enter or a click; the other buttons act',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Publish' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ category: 'kid' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const publish = await screen.findByRole('menuitem', { name: 'Publish' });
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Home}');
    await expect(publish).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ draft: false });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make draft' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ draft: true });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Remove from Most Popular' }),
    );
    await expect(args.onChange).toHaveBeenCalledWith({ mostPopular: false });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Prices' }));
    await expect(args.onPrices).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Uncheck' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const AShopWithoutDraftsOffersNone: Story = {
  args: { hasDrafts: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await screen.findByRole('menuitem', { name: 'Move to Kids' });
    await expect(screen.queryByRole('menuitem', { name: 'Publish' })).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { count: 1, busy: true },
  afterEach: shows('Nothing else can be started meanwhile', async ({ canvas }) => {
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeDisabled();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
