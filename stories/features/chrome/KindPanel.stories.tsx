import MuiLink from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { KindPanel } from '../../../src/features/chrome/KindPanel.tsx';
import { pressed } from '../../ui/pressed.tsx';

const kinds = ['Coats', 'Dresses', 'Knitwear', 'Shirts', 'Trousers'];

const meta = {
  component: KindPanel,
  args: { category: 'women', kinds },
  decorators: [
    (Story) => (
      <nav aria-label="Categories" style={{ minHeight: 380, padding: 32 }}>
        <div style={{ position: 'relative', display: 'inline-flex', alignItems: 'center' }}>
          <MuiLink href="#women" variant="button" color="inherit" underline="none">
            Women
          </MuiLink>
          <Story />
        </div>
      </nav>
    ),
  ],
} satisfies Meta<typeof KindPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toggle = (canvas: Canvas) => canvas.getByRole('button', { name: 'Kinds in Women' });

const expectOpen = (canvas: Canvas, isOpen: boolean) =>
  waitFor(() => expect(toggle(canvas)).toHaveAttribute('aria-expanded', `${isOpen}`));

export const Closed: Story = {};

export const Open: Story = { decorators: [pressed('Kinds in Women')] };

export const ALongList: Story = {
  ...Open,
  args: {
    kinds: [...kinds, 'Bags', 'Denim', 'Jackets', 'Jumpsuits and dungarees', 'Skirts', 'Tees'],
  },
};

export const HoverOpensIt: Story = {
  name: 'Hover opens it; leaving or Escape closes it',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Women' });
    await userEvent.hover(link);
    await expectOpen(canvas, true);
    const dresses = canvas.getByRole('link', { name: 'Dresses' });
    await expect(dresses).toHaveAttribute('href', '/women?kind=Dresses');
    await userEvent.hover(dresses);
    await expectOpen(canvas, true);
    await userEvent.unhover(dresses);
    await expectOpen(canvas, false);
    await expect(canvas.queryByRole('link', { name: 'Dresses' })).not.toBeInTheDocument();
    await userEvent.hover(canvas.getByRole('link', { name: 'Women' }));
    await expectOpen(canvas, true);
    await userEvent.keyboard('{Escape}');
    await expectOpen(canvas, false);
  },
};

export const TheButtonOpensItByKeyboard: Story = {
  name: 'The button opens it by keyboard, Escape returns to it, and Tab or a choice closes it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(toggle(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectOpen(canvas, true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Coats' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle(canvas)).toHaveFocus();
    await expectOpen(canvas, false);
    await userEvent.keyboard(' ');
    await expectOpen(canvas, true);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Women' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expectOpen(canvas, false);
    await userEvent.hover(canvas.getByRole('link', { name: 'Women' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Coats' }));
    await expectOpen(canvas, false);
  },
};

export const ArrowKeysMoveFromTheLinkThroughTheKinds: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Women' });
    link.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Coats' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Dresses' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(link).toHaveFocus();
  },
};
