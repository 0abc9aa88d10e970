import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { paths } from '../../../../contract/paths.ts';
import { AdminNav } from '../../../../src/features/admin/frame/AdminNav.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: AdminNav,
  args: { role: 'admin' },
  parameters: {
    route: paths.admin,
    guide: {
      instead: {
        AccountNav: 'for customers.',
      },
      content: ['A noun of one or two words for a list, a verb for what is done: “Add Product”.'],
      announced: [
        'A navigation named “Admin”; the page one is on is read as current, and scrolled into sight.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AdminNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sidebar: Story = {};

export const AClickMarksTheSectionAsCurrent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Orders',
      'Products',
      'Add Product',
      'Change Product',
      'Security',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await canvas.findByRole('link', { name: 'Orders', current: 'page' });
  },
};

export const ReturnsHaveACount: Story = {
  name: 'Open returns have a count and their own link',
  args: { extensions: { returns: true }, returns: 3 },
  play: async ({ canvas }) => {
    const returns = canvas.getByRole('link', { name: 'Returns (3)' });
    returns.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Returns (3)', current: 'page' });
    await expect(canvas.getByRole('link', { name: 'Orders' })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const AnOpenOrderKeepsReturnsMarked: Story = {
  name: 'An order that is opened from the returns keeps them marked',
  args: { extensions: { returns: true } },
  parameters: { route: `${adminPaths.openReturns}&order=1&sort=total` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Returns');
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await canvas.findByRole('link', { name: 'Orders', current: 'page' });
  },
};

export const NotAnAdmin: Story = {
  args: { role: 'editor' },
  afterEach: shows('An unknown role gets no editing links', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Products' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change Product' })).not.toBeInTheDocument();
  }),
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnATabletTheLinksShareOneLine: Story = {
  ...OnATablet,
  name: 'On a tablet the links share one line, and Enter opens a section',
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await userEvent.tab();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await canvas.findByRole('link', { name: 'Products', current: 'page' });
  },
};

/** The row scrolls to the current link. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: adminPaths.mfa },
};

export const OnAPhoneFromRightToLeft: Story = {
  ...OnAPhone,
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  afterEach: shows('The current section is visible', async ({ canvas }) => {
    const current = await canvas.findByRole('link', { name: 'Security' });
    await waitFor(() => expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    const nav = canvas.getByRole('navigation');
    await expect(nav).toHaveAttribute('data-before');
    await expect(getComputedStyle(nav).maskImage).toContain('to left');
  }),
};

export const ACurrentSectionThatAppearsLaterIsVisible: Story = {
  ...OnAPhone,
  name: 'A current section that appears with the server’s reply is visible',
  parameters: { route: adminPaths.reviews },
  render: (args) => {
    const [isKnown, setIsKnown] = useState(false);
    return (
      <>
        <AdminNav {...args} extensions={isKnown ? { settings: true, reviews: true } : {}} />
        <button type="button" onClick={() => setIsKnown(true)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const current = await canvas.findByRole('link', { name: 'Reviews', current: 'page' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

export const OnAPhoneTheRowFadesAtBothEnds: Story = {
  ...OnAPhone,
  parameters: { route: adminPaths.listProduct },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation', { name: 'Admin' });
    const before = canvas.getByRole('link', { name: 'Orders' });
    const after = canvas.getByRole('link', { name: 'Change Product' });
    await waitFor(() => {
      const { left, right } = row.getBoundingClientRect();
      expect(before.getBoundingClientRect().left).toBeLessThan(left);
      expect(before.getBoundingClientRect().right).toBeGreaterThan(left);
      expect(after.getBoundingClientRect().left).toBeLessThan(right);
      expect(after.getBoundingClientRect().right).toBeGreaterThan(right);
    });
    await expect(getComputedStyle(row).maskImage).toContain('32px');
  },
};

export const EachLinkIsWideEnoughForAFinger: Story = {
  ...OnAPhone,
  name: 'On a phone the current section is visible, and each link is wide enough for a finger',
  args: { extensions: { shop: true } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
    const current = canvas.getByRole('link', { name: 'Security' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};
