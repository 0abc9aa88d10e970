import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusMessage } from '../../src/ui/StatusMessage.tsx';

const meta = {
  component: StatusMessage,
  args: {
    heading: 'Back soon',
    text: 'The shop is being rearranged.',
    children: <a href="/">Look again</a>,
  },
} satisfies Meta<typeof StatusMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOneWayOn: Story = {};

export const TheHeadingIsThePagesFirstAndALinkLeadsOn: Story = {
  name: 'The heading is the page’s first, and a link leads on',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look again' })).toBeVisible();
  },
};
