import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { LoadingText } from '../../src/ui/LoadingText.tsx';

const meta = {
  component: LoadingText,
  parameters: {
    guide: {
      instead: {
        ProductGridSkeleton: 'for products, whose shape is known.',
        SubmitButton: 'for the answer to a form.',
      },
      content: [
        'One short phrase with three dots that says what is coming: “Comparing with the shop...”.',
      ],
      announced: ['A status: said once, when it appears.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof LoadingText>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};

export const LoadingIsAnnounced: StoryObj<typeof meta> = {
  name: 'Loading is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
};
