import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { SortableTiles } from '../../src/ui/SortableTiles.tsx';

const onMove = fn();

/** Keeps the order, as a parent would. */
function Letters({ letters }: { letters: string[] }) {
  const [shown, setShown] = useState(letters);
  function move(from: number, to: number) {
    onMove(from, to);
    const next = [...shown];
    next.splice(to, 0, ...next.splice(from, 1));
    setShown(next);
  }
  return (
    <SortableTiles
      label="Letters"
      items={shown}
      getId={(letter) => letter}
      getName={(letter) => `letter ${letter}`}
      onMove={move}
    >
      {(letter) => <div style={{ padding: 32, textAlign: 'center' }}>{letter}</div>}
    </SortableTiles>
  );
}

const meta = {
  component: Letters,
  args: { letters: ['A', 'B', 'C'] },
  parameters: {
    guide: {
      instead: {
        SettingsList: 'for rows of a table, which move up by a button.',
      },
      content: ['A tile’s name is short: it is part of the labels of its three buttons.'],
      announced: [
        '“Move front.webp left”, “Drag front.webp” and “Move front.webp right”; then the new place.',
      ],
    } satisfies Guide,
  },
  beforeEach: () => {
    onMove.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Letters>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function expectOrder(canvas: Canvas, order: string) {
  const tiles = () => canvas.getAllByRole('listitem').map((tile: HTMLElement) => tile.textContent);
  await waitFor(() => expect(tiles().join('')).toBe(order));
}

/** The middle of an element, for a pointer. */
function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

async function liftA(canvas: Canvas) {
  // Announcements need the live region, which is rendered with the instructions.
  await screen.findByText(/^Space lifts it/);
  canvas.getByRole('button', { name: 'Drag letter A' }).focus();
  await userEvent.keyboard('[Space]');
  await screen.findByText('letter A is lifted from place 1 of 3.');
}

export const Three: Story = {};

export const AClickMovesATileAndKeepsItsFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move letter A right' }));
    await expectOrder(canvas, 'BAC');
    await expect(onMove).toHaveBeenCalledWith(0, 1);
    await expect(canvas.getByText('letter A is now at place 2 of 3.')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move letter A right' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move letter C left' }));
    await expectOrder(canvas, 'BCA');
  },
};

export const EnterMovesATileUntilTheEndIsReached: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move letter A right' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectOrder(canvas, 'BAC');
    await userEvent.keyboard('{Enter}');
    await expectOrder(canvas, 'BCA');
    await userEvent.keyboard('{Enter}');
    await expectOrder(canvas, 'BCA');
    const button = canvas.getByRole('button', { name: 'Move letter A right' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(onMove).toHaveBeenCalledTimes(2);
  },
};

export const ATileIsDraggedWithThePointer: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('A');
    const last = canvas.getByText('C');
    const from = middleOf(first);
    const to = middleOf(last);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: first, coords: from });
    await user.pointer({ target: first, coords: { ...from, clientX: from.clientX + 20 } });
    await screen.findByText(/^letter A is (lifted from|over) place 1 of 3\.$/);
    await user.pointer({ target: first, coords: to });
    await screen.findByText('letter A is over place 3 of 3.');
    await user.pointer({ keys: '[/MouseLeft]', target: first, coords: to });
    await expectOrder(canvas, 'BCA');
    await expect(onMove).toHaveBeenCalledWith(0, 2);
  },
};

/** Each step is announced. */
export const SpaceLiftsAnArrowMovesSpaceDrops: Story = {
  name: 'Space lifts, an arrow moves, Space drops',
  play: async ({ canvas }) => {
    await liftA(canvas);
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('letter A is over place 2 of 3.');
    await userEvent.keyboard('[Space]');
    await expectOrder(canvas, 'BAC');
    await waitFor(() =>
      expect(screen.getByText(/is put down at place 2 of 3/)).toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Drag letter A' })).toHaveFocus(),
    );
  },
};

export const EscapeCancelsADrag: Story = {
  play: async ({ canvas }) => {
    await liftA(canvas);
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('letter A is over place 2 of 3.');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('letter A is back at place 1 of 3.');
    await expectOrder(canvas, 'ABC');
    await expect(onMove).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LargeTextOnAPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
};
