import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpellingNote } from '../../../src/features/catalogue/SpellingNote.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: SpellingNote,
  args: { corrections: { jaket: 'jacket' } },
} satisfies Meta<typeof SpellingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWord: Story = {};

export const SeveralWords: Story = {
  args: { corrections: { liner: 'linen or lined', jaket: 'jacket' } },
  afterEach: shows('The corrected spelling comes first, then the typed one', async ({ canvas }) => {
    await expect(
      canvas.getByText('Showing “linen or lined” for “liner” and “jacket” for “jaket”.'),
    ).toBeVisible();
  }),
};
