import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpellingNote } from '../../../src/features/catalogue/SpellingNote.tsx';

const meta = {
  component: SpellingNote,
  args: { corrections: { jaket: 'jacket' } },
} satisfies Meta<typeof SpellingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWord: Story = {};

export const SeveralWords: Story = {
  args: { corrections: { liner: 'linen or lined', jaket: 'jacket' } },
};
