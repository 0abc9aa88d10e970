import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { LoadError } from '../../src/pages/LoadError.tsx';

function RoutesWithAFailedPage() {
  return (
    <Routes>
      <Route path={paths.women} element={<LoadError />} />
      <Route path={paths.error} element={<Arrived />} />
    </Routes>
  );
}

function Arrived() {
  const { state } = useLocation();
  return <p>Came from {state.from}</p>;
}

const meta = {
  component: RoutesWithAFailedPage,
  parameters: { route: '/women?sort=name' },
} satisfies Meta<typeof RoutesWithAFailedPage>;

export default meta;

/** The error page is told the whole URL, so that it can be tried again. */
export const GoesToTheErrorPage: StoryObj<typeof meta> = {};

export const TheErrorPageIsToldTheWholeURL: StoryObj<typeof meta> = {
  name: 'The error page is told the whole URL',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came from /women?sort=name')).toBeVisible();
  },
};
