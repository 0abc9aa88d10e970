import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { exampleCustomer, exampleCustomers } from '../../../../contract/examples/customers.ts';
import { CustomerView } from '../../../../src/features/admin/customers/CustomerView.tsx';
import { shows } from '../../../pages/states.ts';
import { asRole } from '../frame/asRole.tsx';

const savesNote = (problem?: string) =>
  fn<(text: string) => Promise<string | undefined>>(async () => problem);

const meta = {
  component: CustomerView,
  args: {
    details: exampleCustomer,
    onSaveNote: savesNote(),
    onUnsavedNote: fn(),
    onExport: fn(async () => undefined),
    onDelete: fn(),
  },
} satisfies Meta<typeof CustomerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {
  afterEach: shows(
    'Orders link to their editors, and a return has its state',
    async ({ canvas }) => {
      const [order] = exampleCustomer.orders;
      await expect(canvas.getAllByRole('link', { name: 'H-10008' })[0]).toHaveAttribute(
        'href',
        adminPaths.orderEditor(order?._id ?? ''),
      );
      const orders = canvas.getByRole('table', { name: 'Orders' });
      await expect(orders).toHaveTextContent(/Status.*Payment: ?\w+ ?Delivery: ?\w+/);
      await expect(canvas.getByRole('table', { name: 'Returns' })).toHaveTextContent('Requested');
      await expect(canvas.getByRole('link', { name: '+351912345678' })).toBeVisible();
    },
  ),
};

/** A role that sees customers without amounts. */
export const WithoutAmounts: Story = {
  decorators: [asRole('packer')],
  afterEach: shows('The orders have no total', async ({ canvas }) => {
    const orders = canvas.getByRole('table', { name: 'Orders' });
    await expect(orders).not.toHaveTextContent(/Total|\$/);
  }),
};

const [, guest] = exampleCustomers;

export const AGuest: Story = {
  args: {
    details: {
      ...{ savedAddresses: [], reviews: [], note: { text: '', version: 0 } },
      customer: guest ?? exampleCustomer.customer,
      orders: exampleCustomer.orders.slice(1, 2),
    },
  },
};

const problem = 'Another admin has written: “Rings twice” Save again to replace it.';

export const ANewerNoteIsReportedAndTheTypedOneKept: Story = {
  args: { onSaveNote: savesNote(problem) },
  play: async ({ canvas, args }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, ' Never rings. ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(problem)).toBeVisible();
    await expect(args.onSaveNote).toHaveBeenCalledWith('Prefers parcels on Fridays. Never rings.');
    await waitFor(() => expect(note).toHaveFocus());
  },
};

export const AClickAsksBeforeItDeletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this account' }));
    await screen.findByRole('alertdialog', { name: 'Delete this account?' });
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const EnterOnTheFirstButtonKeepsAGuest: Story = {
  ...AGuest,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Delete this guest’s data' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const AnAdmin: Story = {
  args: {
    details: { ...exampleCustomer, customer: { ...exampleCustomer.customer, role: 'admin' } },
  },
};

export const AnAdminsDataIsOnlyDownloaded: Story = {
  name: 'An admin’s data is only downloaded',
  ...AnAdmin,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download data' }));
    await expect(args.onExport).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  },
};

export const WithoutOrders: Story = {
  args: { details: { ...exampleCustomer, orders: [], reviews: [], savedAddresses: [] } },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('On a phone an order needs two lines', async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Orders' });
    const [cell] = within(table).getAllByRole('rowheader');
    const lineHeight = Number.parseFloat(getComputedStyle(cell as Element).lineHeight);
    const lines = cell?.querySelector('a')?.parentElement?.getBoundingClientRect().height ?? 0;
    await expect(lines).toBeLessThan(4 * lineHeight);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  }),
};
