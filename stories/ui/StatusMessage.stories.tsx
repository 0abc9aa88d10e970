import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { StatusMessage } from '../../src/ui/StatusMessage.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: StatusMessage,
  args: {
    heading: 'Back soon',
    text: 'The shop is being rearranged.',
    next: { label: 'Look again', to: '/' },
  },
  parameters: {
    guide: {
      instead: {
        EmptyState: 'where the page is there and only its list is empty.',
        ToastBar: 'where the page stays as it is.',
        ErrorMessage: 'for a page that failed: it has these texts already.',
      },
      content: [
        'The heading says what is the case, the text what it means for the visitor: “Your cart is safe.”',
        'Two sentences at most, no codes, no blame.',
        'One to three ways on, the likeliest first and filled.',
      ],
      announced: [
        'The heading is the first of the page; the text and the ways on follow it.',
        'Where it answers a press, the focus goes to its heading.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StatusMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOneNextStep: Story = {
  afterEach: shows(
    'The heading is the page’s first, and a link offers the next step',
    async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Look again' })).toBeVisible();
    },
  ),
};

export const AsAResultItTakesTheFocus: Story = {
  args: { isAnswer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Back soon' })).toHaveFocus();
  },
};
