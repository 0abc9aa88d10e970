import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FocusFallback } from '../../src/ui/FocusFallback.tsx';

/** Two buttons: one takes itself away, the other can be pressed once. */
function Leaving(props: ComponentProps<typeof FocusFallback>) {
  const [left, setLeft] = useState(false);
  const [spent, setSpent] = useState(false);
  return (
    <FocusFallback {...props}>
      {!left && <Button onClick={() => setLeft(true)}>Leave</Button>}
      <Button disabled={spent} onClick={() => setSpent(true)}>
        Once
      </Button>
      <Button>Stay</Button>
    </FocusFallback>
  );
}

const meta = {
  component: FocusFallback,
  args: { label: 'Lines', children: null },
  render: (args) => <Leaving {...args} />,
} satisfies Meta<typeof FocusFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TheGroupTakesTheFocusOfAControlThatGoes: Story = {
  name: 'The group takes the focus of a control that goes',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Lines' })).toHaveFocus());
  },
};

export const TheGroupTakesTheFocusOfAControlThatIsDisabled: Story = {
  name: 'The group takes the focus of a control that is disabled',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Lines' })).toHaveFocus());
  },
};

export const AControlThatStaysKeepsItsFocus: Story = {
  name: 'A control that stays keeps its focus',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const stay = canvas.getByRole('button', { name: 'Stay' });
    await userEvent.click(stay);
    await waitFor(() => expect(stay).toHaveFocus());
  },
};
