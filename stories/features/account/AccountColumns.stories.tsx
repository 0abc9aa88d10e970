import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountColumns, AccountNav } from '../../../src/features/account/AccountColumns.tsx';

const meta = {
  component: AccountColumns,
  args: {
    nav: <AccountNav />,
    children: <Typography variant="h1">My orders</Typography>,
  },
} satisfies Meta<typeof AccountColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {};

/** The page of one order, opened by a guest’s link. */
export const WithoutLinks: Story = { args: { nav: undefined } };
