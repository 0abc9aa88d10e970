import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { RedirectToUnauthorized } from '../../src/pages/RedirectToUnauthorized.tsx';

function RoutesWithADeniedPage() {
  return (
    <Routes>
      <Route path={paths.admin} element={<RedirectToUnauthorized />} />
      <Route path={paths.unauthorized} element={<p>Access denied</p>} />
    </Routes>
  );
}

const meta = {
  component: RoutesWithADeniedPage,
  parameters: { route: paths.admin },
} satisfies Meta<typeof RoutesWithADeniedPage>;

export default meta;

export const GoesToTheAccessDeniedPage: StoryObj<typeof meta> = {};

export const ItLeadsToTheDeniedPage: StoryObj<typeof meta> = {
  name: 'It leads to the denied page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Access denied')).toBeVisible();
  },
};
