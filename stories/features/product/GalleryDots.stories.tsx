import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GalleryDots } from '../../../src/features/product/GalleryDots.tsx';
import { framed } from '../framed.tsx';
import { fourPictures } from './fourPictures.ts';

const meta = {
  component: GalleryDots,
  args: { pictures: fourPictures, index: 0, onChoose: fn() },
  decorators: [framed({ width: 328 })],
} satisfies Meta<typeof GalleryDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfFour: Story = {};

export const EnterOnADotChoosesItsPicture: Story = {
  name: 'Enter or a click on a dot chooses its picture',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('button', { name: /^Picture 1/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Picture 4/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(3);
  },
};
