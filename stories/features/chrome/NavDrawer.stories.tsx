import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { exampleCollections } from '../../../contract/examples/collections.ts';
import { paths } from '../../../contract/paths.ts';
import { menuOf } from '../../../contract/rules/collections.ts';
import { KindLinks } from '../../../src/features/chrome/KindPanel.tsx';
import NavDrawer from '../../../src/features/chrome/NavDrawer.tsx';

const meta = {
  component: NavDrawer,
  args: { shopName: 'Hemline', open: true, onClose: fn(), onLogout: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    guide: {
      instead: {
        Navbar: 'from a tablet on.',
        FiltersDrawer: 'for what narrows a list.',
      },
      content: ['Categories large, the house’s own pages small; every entry in one line.'],
      announced: [
        'A dialog named “Menu” with two navigations, “Categories” and “The house”. The page one is on is read as the current one.',
        'Beside a category a button, “Kinds in Women”, says whether its list is open.',
        'Any link closes it; Escape does, too.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof NavDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Admin: Story = { args: { user: { role: 'admin' } } };

export const AnAdminLogsOutAndTheDrawerCloses: Story = {
  ...Admin,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ASaleHasALinkInTheMenu: Story = {
  args: { hasSale: true },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Sale' });
    await expect(link).toHaveAttribute('href', paths.sale);
  },
};

export const TheCurrentCategoryIsMarkedAndTheCrossCloses: Story = {
  parameters: { route: '/kids' },
  name: 'The current category is marked, and the cross closes',
  play: async ({ args }) => {
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Kids');
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithKinds: Story = {
  args: {
    renderKinds: (category) => <KindLinks category={category} kinds={['Knitwear', 'Shirts']} />,
  },
};

export const OpeningAListLeavesTheMenuOpen: Story = {
  ...WithKinds,
  name: 'Opening a list of kinds leaves the menu open; a kind closes it',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kinds in Men' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Knitwear' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TheFocusStaysInsideAndEscapeCloses: Story = {
  name: 'The focus stays inside, and Escape or a link closes',
  play: async ({ args }) => {
    const menu = await screen.findByRole('dialog');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Men' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.getByRole('link', { name: 'Most Popular' })).toHaveAttribute(
      'href',
      '/#most-popular',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };

export const WithCollections: Story = { args: { collections: menuOf(exampleCollections) } };

export const CollectionsFollowTheCategories: Story = {
  ...WithCollections,
  play: async ({ args }) => {
    const nav = await screen.findByRole('navigation', { name: 'Categories' });
    const names = within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(names.slice(0, 4)).toEqual(['Men', 'Women', 'Kids', 'Summer linen']);
    within(nav).getByRole('link', { name: 'A weekend away' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
