import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleCollections } from '../../../contract/examples/collections.ts';
import { menuOf } from '../../../contract/rules/collections.ts';
import CollectionLinks from '../../../src/features/chrome/CollectionLinks.tsx';
import { NavLinks } from '../../../src/features/chrome/NavLinks.tsx';

const meta = {
  component: CollectionLinks,
  args: { collections: menuOf(exampleCollections) },
  decorators: [
    (Story, { parameters: { width = 420 } }) => (
      <Box sx={{ width }}>
        <NavLinks>{Story()}</NavLinks>
      </Box>
    ),
  ],
} satisfies Meta<typeof CollectionLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllFit: Story = { parameters: { width: 900 } };

export const Narrow: Story = {};

export const AsManyLinksAreShownAsFit: Story = {
  ...Narrow,
  name: 'Links are shown as far as there is room',
  play: async ({ canvas }) => {
    const [, , kids, summer, weekend] = canvas.getAllByRole('link');
    const topOf = (link: HTMLElement | undefined) => link?.getBoundingClientRect().top ?? 0;
    await expect(summer).toHaveAttribute('href', '/collections/summer-linen');
    await expect(topOf(summer)).toBe(topOf(kids));
    await expect(topOf(weekend)).toBeGreaterThan(topOf(kids));
    kids?.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(weekend).toHaveFocus();
    await waitFor(() => expect(topOf(weekend)).toBe(topOf(kids)));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(topOf(summer)).toBe(topOf(kids)));
  },
};
