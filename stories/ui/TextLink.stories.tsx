import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { paths } from '../../contract/paths.ts';
import { TextLink } from '../../src/ui/TextLink.tsx';

const meta = {
  component: TextLink,
  args: { to: paths.sizeGuide, children: 'Size guide' },
  parameters: {
    guide: {
      instead: { Button: 'for the one way on (its `ButtonLink`).' },
      content: [
        'Words that say where it leads, out of their sentence, too: “Size guide”, not “here”.',
      ],
      announced: ['A link by its words.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = {};

export const UnderlinedOnHover: Story = { args: { underline: 'hover' } };

export const Standalone: Story = { args: { isStandalone: true } };

export const AnotherSiteIsTheBrowsers: Story = {
  name: 'Another site’s URL stays as it is',
  args: { to: 'https://example.com/needle', children: 'Needle' },
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Needle' })).toHaveAttribute('href', args.to);
  },
};
