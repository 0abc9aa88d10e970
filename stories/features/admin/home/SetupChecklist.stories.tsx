import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { exampleSetup } from '../../../../contract/examples/summary.ts';
import { setupSteps } from '../../../../contract/rules/adminChoices.ts';
import { SetupChecklist } from '../../../../src/features/admin/home/SetupChecklist.tsx';
import { shows } from '../../../pages/states.ts';
import { asRole } from '../frame/asRole.tsx';

const meta = {
  component: SetupChecklist,
  args: { setup: exampleSetup(0), onDismiss: fn() },
} satisfies Meta<typeof SetupChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  afterEach: shows('Each step links to where it is done', async ({ canvas }) => {
    await expect(canvas.getByText('0 of 10 done')).toBeVisible();
    const product = canvas.getByRole('link', { name: 'To do: First product' });
    await expect(product).toHaveAttribute('href', adminPaths.addProduct);
    const sizes = canvas.getByRole('link', { name: /^To do: ?Sizes/ });
    await expect(sizes).toHaveAttribute('href', adminPaths.sizes);
    await expect(canvas.queryByRole('link', { name: /Mail/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Until SMTP_URL is set/)).toBeVisible();
  }),
};

export const HalfDone: Story = {
  args: { setup: exampleSetup(5) },
  afterEach: shows('A done step is read out as such', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Done: ?Delivery$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^To do: ?Terms/ })).toBeVisible();
  }),
};

export const AllDone: Story = {
  args: { setup: exampleSetup(setupSteps.length) },
  afterEach: shows('Nothing is left to do, so nothing is shown', async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  }),
};

export const ForABookkeeper: Story = {
  decorators: [asRole('bookkeeper')],
  afterEach: shows('A bookkeeper gets no steps', async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  }),
};

export const AClickHidesIt: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TabReachesHideAndThenTheSteps: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Name and contacts$/ })).toHaveFocus();
  },
};

export const OnAPhone: Story = { ...HalfDone, globals: { viewport: { value: 'phone' } } };
