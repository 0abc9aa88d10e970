import MenuItem from '@mui/material/MenuItem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CountryList } from '../../src/ui/CountryList.tsx';

function Country({ countryName }: { countryName: string }) {
  return <MenuItem role="option">{countryName}</MenuItem>;
}

const meta = {
  component: CountryList,
  args: {
    role: 'listbox',
    'aria-label': 'Countries',
    children: ['Brazil', 'Portugal', 'São Tomé & Príncipe', 'United Kingdom'].map((name) => (
      <Country key={name} countryName={name} />
    )),
  },
} satisfies Meta<typeof CountryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole('option').map((option) => option.textContent);

export const All: Story = {};

export const SearchIgnoresAccentsAndCountsMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search for a country' }), 'tome');
    await waitFor(() => expect(names()).toEqual(['São Tomé & Príncipe']));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 country');
  },
};

export const TypingOnTheListGoesToTheSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Brazil' })).toHaveFocus());
    await userEvent.keyboard('king');
    await waitFor(() => expect(names()).toEqual(['United Kingdom']));
  },
};
