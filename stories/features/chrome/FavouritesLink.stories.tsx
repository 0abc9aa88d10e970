import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { FavouritesLink } from '../../../src/features/chrome/FavouritesLink.tsx';
import { paths } from '../../../src/lib/paths.ts';

function WithAddress(props: { to: string }) {
  return (
    <>
      <FavouritesLink {...props} />
      <p>At {useLocation().pathname}</p>
    </>
  );
}

const meta = {
  component: FavouritesLink,
  args: { to: paths.favorites },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof FavouritesLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAGuest: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'My favourites' }));
    await expect(await canvas.findByText('At /favorites')).toBeVisible();
  },
};

export const ForACustomerByKeyboard: Story = {
  args: { to: paths.myFavorites },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('At /account/myfavorites')).toBeVisible();
  },
};
