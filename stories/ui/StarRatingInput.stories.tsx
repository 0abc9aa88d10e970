import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { StarRatingInput } from '../../src/ui/StarRatingInput.tsx';
import { shows } from '../pages/states.ts';
import { chooseStars } from './chooseStars.ts';

const meta = {
  component: StarRatingInput,
  args: { label: 'Rate Linen Camp Shirt', value: null, onRate: fn() },
  argTypes: { value: { control: { type: 'range', min: 1, max: 5 } } },
  render: function Rated({ value, onRate, ...args }) {
    const [stars, setStars] = useState(value);
    const rate = (chosen: number) => {
      setStars(chosen);
      onRate(chosen);
    };
    return <StarRatingInput {...args} value={stars} onRate={rate} />;
  },
  parameters: {
    guide: {
      instead: {
        StarRating: 'to show a rating that can’t be changed here.',
        RatingCard: 'for a product that was bought, with its button to save.',
      },
      content: ['The name says what is rated: “Rate Linen Camp Shirt”.'],
      announced: [
        'A group of radio buttons with that name: “1 star”, “2 stars” and so on.',
        'Arrow keys choose. Ask before anything is sent, as they pass by every star.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StarRatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const ring = { outlineWidth: '2px', outlineStyle: 'solid' };

export const NotRated: Story = {};

export const WithoutAStarTheRingIsAroundAll: Story = {
  name: 'Without a star, the ring is around all',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const all = canvas.getByRole('radio', { name: '0 stars' }).closest('label');
    await waitFor(() => expect(all).toHaveStyle(ring));
  },
};

export const AClickOnAStarRates: Story = {
  play: async ({ canvas, args }) => {
    await chooseStars(canvas.getByRole('radiogroup', { name: 'Rate Linen Camp Shirt' }), 4);
    await expect(args.onRate).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '1 star' })).not.toBeChecked();
  },
};

export const Rated: Story = { args: { value: 3 } };

export const ArrowKeysChangeTheRating: Story = {
  ...Rated,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onRate).toHaveBeenCalledWith(4);
    await expect(canvasElement.querySelector('.MuiRating-iconActive')).toHaveStyle(ring);
  },
};

export const AnArrowKeyNeverClearsTheRating: Story = {
  name: 'Arrow Up never lowers, and no arrow clears five stars',
  args: { value: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    await expect(args.onRate).toHaveBeenCalledOnce();
    await expect(args.onRate).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowDown}{ArrowLeft}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '1 star' })).toBeChecked();
    await expect(args.onRate).toHaveBeenCalledTimes(5);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('Each star is large enough for a finger', async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('radiogroup').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(5 * 44);
    await expect(width).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(height).toBeGreaterThanOrEqual(44);
  }),
};
