import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../../src/data/apiError.ts';
import { ListLoadError, LoadError } from '../../src/pages/LoadError.tsx';
import { shows } from './states.ts';

/** A page that failed to load, or a customer's list if there is an error. */
function RoutesWithAFailedPage({ error }: { error?: Error }) {
  return (
    <Routes>
      <Route path={paths.women} element={error ? <ListLoadError error={error} /> : <LoadError />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  );
}

function Arrived() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p>Came to {pathname}</p>
      <p>Came from {state.from}</p>
    </>
  );
}

const meta = {
  component: RoutesWithAFailedPage,
  parameters: { route: '/women?sort=name' },
} satisfies Meta<typeof RoutesWithAFailedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RedirectsToTheErrorPage: Story = {
  afterEach: shows('The error page gets the whole URL', async ({ canvas }) => {
    await expect(await canvas.findByText('Came from /women?sort=name')).toBeVisible();
  }),
};

const redirectsTo =
  (path: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(`Came to ${path}`)).toBeVisible();
  };

export const AFailureRedirectsToTheErrorPage: Story = {
  args: { error: new ApiError(500) },
  play: redirectsTo('/error'),
};

export const AMissingLoginRedirectsToTheDeniedPage: Story = {
  args: { error: new ApiError(401) },
  play: redirectsTo('/unauthorized'),
};

export const AMissingRightRedirectsToTheDeniedPage: Story = {
  ...AMissingLoginRedirectsToTheDeniedPage,
  name: 'A missing right redirects to the denied page',
  tags: ['behaviour'],
  args: { error: new ApiError(403) },
};
