import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamMembers } from '../../../src/features/about/TeamMembers.tsx';
import { exampleConfig } from '../../mocks/config.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: TeamMembers,
  args: { team: exampleConfig.shop.team },
} satisfies Meta<typeof TeamMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMembers: Story = {
  afterEach: shows('Russian lines have their language set', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Marta Lisboa' })).toBeVisible();
    await expect(canvas.getByText('Ткани и мастера').parentElement).toHaveAttribute('lang', 'ru');
  }),
};

export const WithoutATeamThereIsNoHeading: Story = {
  args: { team: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
