import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { CookieBanner } from '../../../src/features/chrome/CookieBanner.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: CookieBanner,
  args: { onAccept: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ minHeight: '120vh' }}>
          <a href="#end">A link of the page</a>
        </main>
      </>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        ToastBar: 'for messages that go by themselves.',
        ConfirmDialog: 'for a question that has to be answered.',
      },
      content: [
        'One sentence that says what cookies are for, and one button: “Accept”. Nothing is tracked, so there is nothing to choose.',
      ],
      announced: [
        'A region named “Cookies”: the first thing on the page for the keyboard. It takes no focus and blocks nothing.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const TheFirstTabReachesTheBannerAndEnterAccepts: Story = {
  name: 'The first Tab reaches the banner; Enter or a click accepts',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(2);
  },
};

/** The text wraps. Storybook’s own style of the body hides the reserved space. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('The page reserves the height of the banner', async ({ canvas }) => {
    const { offsetHeight } = canvas.getByRole('region', { name: 'Cookies' });
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--footer-banner')).toBe(
        `${offsetHeight}px`,
      ),
    );
  }),
};
