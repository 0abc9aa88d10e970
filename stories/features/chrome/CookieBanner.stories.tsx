import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CookieBanner } from '../../../src/features/chrome/CookieBanner.tsx';

const meta = {
  component: CookieBanner,
  args: { onAccept: fn() },
  decorators: [
    (Story) => (
      <>
        <main style={{ minHeight: '120vh' }}>
          <a href="#end">A link of the page</a>
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** The page comes first: the banner waits for its turn. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'A link of the page' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** As high as the space that it says it takes, however the text wraps. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region', { name: 'Cookies' }).getBoundingClientRect();
    const told = getComputedStyle(document.documentElement).getPropertyValue('--foot-banner');
    await expect(height).toBeLessThanOrEqual(Number.parseInt(told, 10));
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
