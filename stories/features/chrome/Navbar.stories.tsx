import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Navbar } from '../../../src/features/chrome/Navbar.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: Navbar,
  args: {
    shopName: 'Hemline',
    cartCount: 3,
    schemeMode: 'system',
    onSchemeModeChange: fn(),
    onSearch: fn(),
    onLogout: fn(),
  },
  decorators: [
    (Story, { tags }) => (
      <>
        <Story />
        <main style={{ minHeight: tags.includes('behaviour') ? '150vh' : 24 }} />
      </>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        NavDrawer: 'on a phone; the navbar opens it by itself.',
        AdminNav: 'inside the admin area, below the navbar.',
      },
      content: [
        'Categories in one word, the shop’s name as its logo. Nothing wraps.',
        'The number at the bag stops at “99+”.',
      ],
      announced: [
        'Icons have names: “Search”, “Cart, 2 items”, “My account”. The shop’s name is read with “home”.',
        'Search and menu say that they open a dialog.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  afterEach: shows('A guest has login, cart and home', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hemline, home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
    await expect(canvas.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
  }),
};

export const Compact: Story = {
  args: { compact: true, user: { role: 'admin' } },
  afterEach: shows('A compact bar is 48 pixels high', async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(48);
    await expect(canvas.getByRole('link', { name: 'Admin' })).toBeVisible();
  }),
};

export const ACompactBarIs48PixelsHighOnAPhoneToo: Story = {
  args: Compact.args,
  globals: { viewport: { value: 'phone' } },
  name: 'A compact bar is 48 pixels high on a phone, too',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(48);
  },
};

export const Customer: Story = { args: { user: { role: 'user' } } };

export const ACustomerLogsOutWithAClick: Story = {
  ...Customer,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const AnAdminGetsALinkToTheAdminArea: Story = {
  args: { user: { role: 'admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  },
};

export const TheCurrentCategoryIsMarked: Story = {
  parameters: { route: '/women' },
  play: async ({ canvas }) => {
    const categories = within(canvas.getByRole('navigation', { name: 'Categories' }));
    await expect(categories.getByRole('link', { current: 'page' })).toHaveTextContent('Women');
  },
};

export const TheBarChangesAfterScrolling: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).toHaveAttribute('data-scrolled', 'false');
    window.scrollTo(0, 200);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled', 'true'));
  },
};

export const EnterOpensTheSearchAndSearches: Story = {
  name: 'Enter or a click opens the search and searches',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('striped tee{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('striped tee');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'linen');
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('linen');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ALargeNumberOfItemsStaysInTheWindow: Story = {
  args: { cartCount: 120 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('99+').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const TabletInRussian: Story = {
  globals: { language: 'ru', viewport: { value: 'tablet' } },
};

export const LongLinksMoveTheName: Story = {
  ...TabletInRussian,
  args: { hasSale: true },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /^Hemline/ }).getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const { left, right } = link.getBoundingClientRect();
      const isBeside = right <= name.left || left >= name.right || left === name.left;
      await expect(isBeside, link.textContent).toBe(true);
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const APhoneHasAMenuInsteadOfLinks: Story = {
  ...Phone,
  name: 'A phone has a menu instead of links; Escape or a link closes it',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Women' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const PhoneDark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };
