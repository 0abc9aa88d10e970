import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/size-guide' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const FromConfigJs: Story = {
  parameters: { shopProfile: { wording: { sizeGuide: 'Our coats run large.' } } },
  afterEach: shows('The text of config.js replaces ours', async ({ canvas }) => {
    await expect(await canvas.findByText('Our coats run large.')).toBeVisible();
    await expect(canvas.queryByText(/each size is cut for/)).not.toBeInTheDocument();
  }),
};

export const AClickChangesTheCategory: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Women’s sizes' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Size guide · Hemline'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Men' }));
    await expect(await canvas.findByRole('table', { name: 'Men’s sizes' })).toBeVisible();
  },
};

export const Kids: Story = { parameters: { route: '/size-guide?for=kid' } };

export const TheUnitIsChangedAndSaved: Story = {
  ...Kids,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'inches' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('columnheader', { name: 'Height, in' })).toBeVisible();
    await expect(localStorage.getItem('hemline.sizeUnit')).toBe('"in"');
  },
};

export const BrokenStorage: Story = {
  beforeEach: () => localStorage.setItem('hemline.sizeUnit', '{furlongs'),
  afterEach: shows('An invalid unit becomes centimetres', async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Hips, cm' })).toBeVisible();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'dark' } };
