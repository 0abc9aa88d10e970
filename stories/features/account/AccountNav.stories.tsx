import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { paths } from '../../../contract/paths.ts';
import { AccountNav } from '../../../src/features/account/AccountNav.tsx';

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

export const AClickMarksThePageAsTheCurrentOne: Story = {
  name: 'A click marks the page as the current one',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
    await userEvent.click(canvas.getByRole('link', { name: 'Ratings' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Ratings'),
    );
  },
};

export const EnterMarksThePageAsTheCurrentOne: Story = {
  name: 'Enter marks the page as the current one',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Details' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Details'),
    );
  },
};

/** An order's own page belongs to the orders. */
export const OnOneOrder: Story = { parameters: { route: paths.order('an-order') } };

export const OneOrderBelongsToTheOrders: Story = {
  ...OnOneOrder,
  name: 'One order belongs to the orders',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  },
};

export const TabBarOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneTheLinksStandInOneLine: Story = {
  ...TabBarOnAPhone,
  name: 'On a phone the links stand in one line',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
