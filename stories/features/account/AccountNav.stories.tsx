import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { paths } from '../../../contract/paths.ts';
import { AccountNav } from '../../../src/features/account/AccountColumns.tsx';

const meta = {
  component: AccountNav,
  parameters: {
    route: paths.myOrders,
    guide: {
      instead: {
        AdminNav: 'for the admin area.',
        NavLinks: 'for the categories of the shop.',
      },
      content: ['One word each: four fit beside one another on a phone.'],
      announced: ['A navigation named “Account”; the page one is on is read as current.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof AccountNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sidebar: Story = {};

export const EnterMarksThePageAsCurrent: Story = {
  name: 'Enter or a click marks the page as current',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Details' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Details', current: 'page' });
    await userEvent.click(canvas.getByRole('link', { name: 'Ratings' }));
    await canvas.findByRole('link', { name: 'Ratings', current: 'page' });
  },
};

export const TabBarOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneTheLinksShareOneLine: Story = {
  ...TabBarOnAPhone,
  parameters: { route: paths.order('an-order') },
  name: 'On a phone the links share one line; an order’s page belongs to the orders',
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  },
};
