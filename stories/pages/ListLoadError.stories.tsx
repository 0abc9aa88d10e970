import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../../src/data/apiError.ts';
import { ListLoadError } from '../../src/pages/ListLoadError.tsx';

function RoutesWithAFailedList({ error }: { error: Error }) {
  return (
    <Routes>
      <Route path={paths.myOrders} element={<ListLoadError error={error} />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  );
}

function Arrived() {
  return <p>Came to {useLocation().pathname}</p>;
}

const meta = {
  component: RoutesWithAFailedList,
  args: { error: new ApiError(500) },
  parameters: { route: paths.myOrders },
} satisfies Meta<typeof RoutesWithAFailedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ServerError: Story = {};

export const AFailureLeadsToTheErrorPage: Story = {
  name: 'A failure leads to the error page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /error')).toBeVisible();
  },
};

export const NotLoggedIn: Story = { args: { error: new ApiError(401) } };

export const AMissingLoginLeadsToTheDeniedPage: Story = {
  ...NotLoggedIn,
  name: 'A missing login leads to the denied page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
  },
};

export const NotAllowed: Story = { ...NotLoggedIn, args: { error: new ApiError(403) } };

export const AMissingRightLeadsToTheDeniedPage: Story = {
  ...AMissingLoginLeadsToTheDeniedPage,
  name: 'A missing right leads to the denied page',
  tags: ['behaviour'],
  args: NotAllowed.args,
};
