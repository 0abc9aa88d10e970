import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ShopLayout } from '../../src/pages/ShopLayout.tsx';
import { lazyComponent } from '../../src/ui/lazyComponent.tsx';
import { expectFailure } from '../flows/expecting.ts';
import { goOffline } from '../mocks/goOffline.ts';
import { shows } from './states.ts';

function Breaking(): never {
  throw new Error('A page that can’t be rendered');
}

let isCodeThere = false;

async function loadKids() {
  if (!isCodeThere) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => <h1>Kids</h1> };
}

function RoutesWithABrokenPage() {
  // A new one per story: loaded code stays loaded.
  const [Late] = useState(() => lazyComponent(loadKids));
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="/women" element={<Breaking />} />
        <Route path="/men" element={<h1>Men</h1>} />
        <Route path="/kids" element={<Late />} />
      </Route>
    </Routes>
  );
}

const meta = {
  component: RoutesWithABrokenPage,
  parameters: { route: '/women?sort=name' },
  beforeEach: () => {
    isCodeThere = false;
  },
} satisfies Meta<typeof RoutesWithABrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The navbar and the footer stay. */
export const BrokenCode: Story = {};

export const ABrokenPageCanBeRetriedOrLeft: Story = {
  name: 'A broken page can be retried, or left by the navbar',
  play: async ({ canvas }) => {
    await expectFailure(canvas, '/women?sort=name');
    await userEvent.click(canvas.getByRole('link', { name: 'Men' }));
    await expect(await canvas.findByRole('heading', { name: 'Men' })).toBeVisible();
  },
};

/** Code that did not load, perhaps because a newer release has replaced it. */
export const CodeMissing: Story = {
  parameters: { route: '/kids' },
  afterEach: shows('Missing code has its own message', async ({ canvas }) => {
    await expectFailure(canvas, '/kids');
    await expect(canvas.getByText(/Part of the shop did not load/)).toBeVisible();
  }),
};

export const CodeMissingOffline: Story = { parameters: { route: '/kids' }, beforeEach: goOffline };

export const MissingCodeLoadsOnceOnline: Story = {
  ...CodeMissingOffline,
  name: 'Missing code loads once the network is back',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You are offline' });
    isCodeThere = true;
    // The listener is added shortly after the page is shown.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(canvas.getByRole('heading', { level: 1, name: 'Kids' })).toBeVisible();
    });
  },
};
