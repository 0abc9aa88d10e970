import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { ShopLayout } from '../../src/pages/ShopLayout.tsx';
import { expectFailure } from '../flows/expecting.ts';

function Breaking(): never {
  throw new Error('A page that can’t be rendered');
}

function RoutesWithABrokenPage() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="/women" element={<Breaking />} />
        <Route path="/men" element={<h1>Men</h1>} />
      </Route>
    </Routes>
  );
}

const meta = {
  component: RoutesWithABrokenPage,
  parameters: { route: '/women?sort=name' },
} satisfies Meta<typeof RoutesWithABrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The navbar and the foot stay, and with them every way on. */
export const Broken: Story = {
  play: ({ canvas }) => expectFailure(canvas, '/women?sort=name'),
};

export const LeftForAnotherPage: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
    await userEvent.click(canvas.getByRole('link', { name: 'Men' }));
    await expect(await canvas.findByRole('heading', { name: 'Men' })).toBeVisible();
  },
};
