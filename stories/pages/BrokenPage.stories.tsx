import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ShopLayout } from '../../src/pages/ShopLayout.tsx';
import { lazyComponent } from '../../src/ui/lazyComponent.tsx';
import { expectAlert, expectFailure } from '../flows/expecting.ts';
import { goOffline } from '../mocks/goOffline.ts';

function Breaking(): never {
  throw new Error('A page that can’t be rendered');
}

let isCodeThere = false;

async function loadKids() {
  if (!isCodeThere) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => <h1>Kids</h1> };
}

function RoutesWithABrokenPage() {
  // Another one for each story: what has come once is there for good.
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

/** The navbar and the footer stay, and with them every way on. */
export const Broken: Story = {};

export const ABrokenPageOffersASecondTry: Story = {
  name: 'A broken page offers a second try',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, '/women?sort=name'),
};

export const TheNavbarLeadsOnFromABrokenPage: Story = {
  name: 'The navbar leads on from a broken page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
    await userEvent.click(canvas.getByRole('link', { name: 'Men' }));
    await expect(await canvas.findByRole('heading', { name: 'Men' })).toBeVisible();
  },
};

/** A part of the app that did not load, perhaps because a newer release has replaced it. */
export const CodeMissing: Story = { parameters: { route: '/kids' } };

export const MissingCodeIsToldApartFromAFault: Story = {
  ...CodeMissing,
  name: 'Missing code is told apart from a fault',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectFailure(canvas, '/kids');
    await expect(canvas.getByText(/Part of the shop did not load/)).toBeVisible();
  },
};

export const CodeMissingOffline: Story = { parameters: { route: '/kids' }, beforeEach: goOffline };

export const MissingCodeOfflineIsToldAsBeingOffline: Story = {
  ...CodeMissingOffline,
  name: 'Missing code offline is told as being offline',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You are offline' }),
    ).toBeVisible();
  },
};

export const MissingCodeComesWithTheNetwork: Story = {
  ...CodeMissingOffline,
  name: 'Missing code comes with the network',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You are offline' });
    isCodeThere = true;
    // The page listens a moment after it is shown.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(canvas.getByRole('heading', { level: 1, name: 'Kids' })).toBeVisible();
    });
  },
};

/** What was on the screen stays; the page can be gone to again once there is a network. */
export const CodeMissingAfterATapLeavesThePage: Story = {
  name: 'Code missing after a tap leaves the page',
  tags: ['behaviour'],
  parameters: { route: '/men' },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Men' });
    await userEvent.click(canvas.getByRole('link', { name: 'Kids' }));
    await expectAlert(/^You are offline, so the page could not be loaded\./);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible(),
    );
    isCodeThere = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kids' })).toBeVisible();
  },
};
