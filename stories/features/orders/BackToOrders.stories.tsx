import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackToOrders } from '../../../src/features/orders/BackToOrders.tsx';
import { paths } from '../../../src/lib/paths.ts';

const meta = { component: BackToOrders } satisfies Meta<typeof BackToOrders>;

export default meta;

export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'All my orders' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', paths.myOrders);
  },
};
