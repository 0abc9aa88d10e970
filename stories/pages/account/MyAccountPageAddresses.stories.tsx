import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullAddresses, home, office } from '../../../contract/examples/customers.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { enter } from '../../ui/enter.ts';

const customer = { savedAddresses: [home, office] };

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myAccount, shop: { customer } },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Full: Story = {
  parameters: { shop: { customer: { savedAddresses: fullAddresses } } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const added = 'Torstr. 1, Berlin, Germany, 10119';

export const AnAddressIsAddedSetAsDefaultAndRemoved: Story = {
  name: 'An address is added, set as default and removed',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
    await enter(dialog.getByRole('textbox', { name: 'Delivery address' }), added);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: `Make default: ${added}` }));
    await expectAlert('Your default address is changed.');
    await expect(canvas.getAllByText(/^Default/)).toHaveLength(1);
    // The pressed button is gone.
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Saved addresses' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${added}` }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await expectAlert('The address is removed.');
    await waitFor(() => expect(canvas.queryByText(added)).not.toBeInTheDocument());
  },
};

export const ChangesWithLostRepliesAreReportedAsDone: Story = {
  ...AnAddressIsAddedSetAsDefaultAndRemoved,
  name: 'Changes with a lost reply are reported as done',
  tags: ['behaviour'],
  beforeEach: () => {
    loseAnswer('POST /saveaddress');
    loseAnswer('POST /removeaddress/:id');
  },
};

export const AFailedRemovalIsReported: Story = {
  name: 'A failed removal is reported',
  parameters: { shop: { customer, outages: { 'POST /removeaddress/:id': 503 } } },
  play: async ({ canvas, step }) => {
    await step('The same address twice is told at its field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Edit ${office.address}` }));
      const field = await screen.findByRole('textbox', { name: 'Delivery address' });
      await userEvent.clear(field);
      await enter(field, home.address);
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/This address is saved already/),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${home.address}` }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await expectAlert('Your addresses could not be changed. Please try again.');
    await expect(canvas.getByText(home.address)).toBeVisible();
  },
};

export const ASpecOnlyServerStoresNone: Story = {
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Email' });
    await expect(
      canvas.queryByRole('heading', { name: 'Delivery addresses' }),
    ).not.toBeInTheDocument();
  },
};
