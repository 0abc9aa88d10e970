import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuaranteeNotice } from '../../../src/features/cart/GuaranteeNotice.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: GuaranteeNotice,
  args: {
    text: 'The official notice in words.',
    // Placeholder for the official picture, which its owner uploads.
    picture: { url: 'pictures/women-linen-camp-shirt-front.webp', width: 960, height: 1200 },
  },
} satisfies Meta<typeof GuaranteeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  afterEach: shows('Its words are its text alternative', async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt');
  }),
};
