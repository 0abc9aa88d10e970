import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ConsentBanner } from '../../../src/features/chrome/ConsentBanner.tsx';

const meta = {
  component: ConsentBanner,
  args: { targets: ['ga4', 'meta'], hasPolicy: true, onChoose: fn() },
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
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothServices: Story = {};

export const StatisticsAlone: Story = { args: { targets: ['ga4'] } };

export const AdvertisingAlone: Story = { args: { targets: ['meta'], hasPolicy: false } };

export const OpenedAgain: Story = { args: { choice: ['ga4'] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AClickRefuses: Story = {
  name: 'A click refuses; the button looks like Accept',
  play: async ({ canvas, args }) => {
    const refuse = canvas.getByRole('button', { name: 'Refuse' });
    const accept = canvas.getByRole('button', { name: 'Accept' });
    await expect(refuse.className).toBe(accept.className);
    await expect(refuse.offsetHeight).toBe(accept.offsetHeight);
    await userEvent.click(refuse);
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
    await userEvent.click(accept);
    await expect(args.onChoose).toHaveBeenLastCalledWith(['ga4', 'meta']);
    await userEvent.click(canvas.getByRole('button', { name: 'Statistics only' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['ga4']);
  },
};

export const TabReachesRefuseFirst: Story = {
  args: { hasPolicy: false },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refuse' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
  },
};
