import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FocusFallback } from '../../src/ui/FocusFallback.tsx';

/** Two buttons: one removes itself, the other disables itself. */
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

export const TheGroupTakesTheFocusOfARemovedControl: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Lines' })).toHaveFocus());
  },
};

export const TheGroupTakesTheFocusOfADisabledControl: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Lines' })).toHaveFocus());
  },
};

type AskingProps = ComponentProps<typeof FocusFallback> & { fades?: boolean };

/** A list that changes behind an open dialog; a fading dialog closes after the change. */
function Asking({ fades = false, ...props }: AskingProps) {
  const [step, setStep] = useState<'ready' | 'asked' | 'done'>('ready');
  return (
    <>
      <FocusFallback {...props}>
        {step !== 'done' && <Button onClick={() => setStep('asked')}>Ask</Button>}
        <Button>Stay</Button>
      </FocusFallback>
      {(fades || step === 'asked') && (
        <Dialog open={step === 'asked'} aria-label="Sure?">
          <Button onClick={() => setStep('done')}>Yes</Button>
        </Dialog>
      )}
    </>
  );
}

export const TheGroupTakesTheFocusThatADialogCannotRestore: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Lines' })).toHaveFocus());
  },
};

export const TheGroupTakesTheFocusAfterADialogFaded: Story = {
  render: (args) => <Asking fades {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ask' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Yes' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Lines' })).toHaveFocus());
  },
};

export const ARemainingControlKeepsItsFocus: Story = {
  play: async ({ canvas }) => {
    const stay = canvas.getByRole('button', { name: 'Stay' });
    await userEvent.click(stay);
    await waitFor(() => expect(stay).toHaveFocus());
  },
};
