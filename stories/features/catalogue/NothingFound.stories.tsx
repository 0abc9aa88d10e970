import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import NothingFound from '../../../src/features/catalogue/NothingFound.tsx';
import { noFilters } from '../../../src/features/catalogue/queryFilters.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: NothingFound,
  args: { query: { size: ['XXL'], sort: 'name' }, onChange: fn() },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {};

export const EnterClearsTheFilters: Story = {
  name: 'Enter or a click clears the filters',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
  },
};

export const OnlySearched: Story = { args: { query: { q: 'tuxedo', sort: 'name' } } };

export const WordsWithoutAMatchAreQuotedAndAllProductsAreAClickAway: Story = {
  ...OnlySearched,
  name: 'Words without a match are quoted, and all products are a click away',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing found for “tuxedo”')).toBeVisible();
    await expect(canvas.queryByText(/filter/i)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'See everything' }));
    await expect(args.onChange).toHaveBeenCalledWith(noFilters);
  },
};

export const TabAndAClickReachTheDepartments: Story = {
  ...OnlySearched,
  name: 'Tab and a click reach the departments',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const departments = within(canvas.getByRole('navigation', { name: 'Departments' }));
    const links = departments.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Women', '/women'],
      ['Men', '/men'],
      ['Kids', '/kids'],
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    links[2]?.addEventListener('click', followed);
    await userEvent.click(departments.getByRole('link', { name: 'Kids' }));
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const NoProductsYet: Story = {
  args: { query: {} },
  afterEach: shows('An empty category links to the home page', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  }),
};
