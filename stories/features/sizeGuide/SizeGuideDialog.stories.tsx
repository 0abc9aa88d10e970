import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { SizeGuideDialog } from '../../../src/features/sizeGuide/SizeGuideDialog.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: SizeGuideDialog,
  args: {
    category: 'men',
    onCategoryChange: fn(),
    unit: 'cm',
    onUnitChange: fn(),
    mySize: { mySizes: {}, onChange: fn() },
    onClose: fn(),
  },
  parameters: {
    guide: {
      instead: {
        SizeGuidePage: 'from the footer, where there is no page to come back to.',
        ProductNotes: 'for the measures of this one product.',
      },
      content: ['Measures of the body, not of the clothes, in cm or inches.'],
      announced: [
        'A dialog named “Size guide”; Escape and “Close size guide” give the focus back.',
        'Categories are tabs: arrow keys change the table.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SizeGuideDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtItsCategory: Story = {};

export const TheFocusStaysInsideAndEscapeCloses: Story = {
  name: 'The focus stays inside, a click changes the category, and Escape or the cross closes',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Close size guide' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Men' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    const inDialog = within(await screen.findByRole('dialog', { name: 'Size guide' }));
    await waitFor(() => expect(inDialog.getByRole('table', { name: 'Men’s sizes' })).toBeVisible());
    await userEvent.click(inDialog.getByRole('tab', { name: 'Kids' }));
    await expect(args.onCategoryChange).toHaveBeenCalledWith('kid');
    await userEvent.click(inDialog.getByRole('button', { name: 'Close size guide' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = {
  args: { category: 'kid', unit: 'in' },
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('The table fits a phone', async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  }),
};
