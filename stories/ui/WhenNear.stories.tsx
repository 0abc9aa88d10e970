import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WhenNear } from '../../src/ui/WhenNear.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: WhenNear,
  args: { children: 'What buyers say' },
} satisfies Meta<typeof WhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {};

export const FarBelow: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '300vh' }} />
        <Story />
      </>
    ),
  ],
};

export const ItLoadsWhenItIsScrolledNear: Story = {
  ...FarBelow,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What buyers say')).not.toBeInTheDocument();
    window.scrollTo(0, document.body.scrollHeight);
    await expect(await canvas.findByText('What buyers say')).toBeInTheDocument();
  },
};

export const InAClosedSection: Story = {
  render: (args) => (
    <details>
      <summary>Open</summary>
      <WhenNear {...args} />
    </details>
  ),
};

export const ItLoadsWhenItsSectionIsOpened: Story = {
  ...InAClosedSection,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What buyers say')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Open'));
    await expect(await canvas.findByText('What buyers say')).toBeVisible();
  },
};

function Broken(): never {
  throw new Error('Its code could not be loaded');
}

export const MissingCode: Story = {
  args: { fallback: 'This could not be loaded.', children: <Broken /> },
  afterEach: shows('A failed load is reported', async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
  }),
};
