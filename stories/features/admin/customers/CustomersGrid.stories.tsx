import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { exampleCustomers } from '../../../../contract/examples/customers.ts';
import { CustomersGrid } from '../../../../src/features/admin/customers/CustomersGrid.tsx';
import { elsewhere } from '../../../elsewhere.ts';
import { shows } from '../../../pages/states.ts';
import { asRole } from '../frame/asRole.tsx';

const meta = {
  component: CustomersGrid,
  args: {
    rows: exampleCustomers,
    total: 60,
    page: 1,
    pageSize: 4,
    onPage: fn(),
    query: {},
    onChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof CustomersGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastOrderFirst: Story = {};

/** A role that sees customers without amounts. */
export const WithoutAmounts: Story = {
  decorators: [asRole('packer')],
  afterEach: shows('The sum has no column', async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /^Orders/ });
    await expect(canvas.queryByRole('columnheader', { name: /^Spent/ })).not.toBeInTheDocument();
  }),
};

export const Elsewhere: Story = {
  beforeEach: elsewhere,
  afterEach: shows('Elsewhere the days name the zone of the shop', async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /^Last order \(Tokyo time\)/ });
    await canvas.findByRole('columnheader', { name: /^Since \(Tokyo time\)/ });
  }),
};

export const ACustomerOpensAndAColumnHeadSorts: Story = {
  name: 'A customer opens by link, click or Enter; a column head sorts by the most first',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Last order/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('link', { name: 'Anna Souza' })).toHaveAttribute(
      'href',
      adminPaths.customer('user-anna'),
    );
    await userEvent.click(canvas.getByText('$10,441.50'));
    await expect(args.onOpen).toHaveBeenCalledWith(exampleCustomers[2]);
    await userEvent.click(canvas.getByText('Spent'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ sort: '-spend' }));
    canvas.getByRole('gridcell', { name: /^Marta Reis/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(exampleCustomers[3]));
  },
};

export const ASearchKeepsTheSort: Story = {
  args: { query: { sort: '-spend' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'anna{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ sort: '-spend', q: 'anna' });
  },
};

export const InAYoungShop: Story = { args: { rows: [], total: 0 } };

export const NoneMatch: Story = { args: { rows: [], total: 0, query: { q: 'wool' } } };

export const EnterShowsAllCustomers: Story = {
  ...NoneMatch,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Show all customers' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ sort: undefined });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone has two columns', async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Customer' });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByText('1 order · Guest')).toBeVisible();
  }),
};
