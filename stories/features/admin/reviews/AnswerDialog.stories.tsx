import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { anonymousReview, answeredReview } from '../../../../contract/examples/reviews.ts';
import { AnswerDialog } from '../../../../src/features/admin/reviews/ReviewRows.tsx';

const onAnswer = fn();
const onClose = fn();

const meta = {
  component: AnswerDialog,
  args: { review: anonymousReview, onAnswer, onClose },
  beforeEach: () => {
    onAnswer.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof AnswerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save' };

export const Unanswered: Story = {};

export const Answered: Story = { args: { review: answeredReview } };

export const AnAnswerIsRemovedByKeyboard: Story = {
  ...Answered,
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Answer' }));
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(''));
  },
};

export const AnAnswerIsSentAndSurvivesAFailure: Story = {
  name: 'An answer is sent with a click and survives a failure',
  beforeEach: () => {
    onAnswer.mockResolvedValueOnce('This review has been changed in the meantime.');
  },
  play: async () => {
    const answer = await screen.findByRole('textbox', { name: 'Answer' });
    await userEvent.type(answer, 'Iron it.');
    await userEvent.click(screen.getByRole('button', save));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/changed in the meantime/);
    await expect(answer).toHaveValue('Iron it.');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.clear(answer);
    await userEvent.type(answer, ' Iron it damp. ');
    await userEvent.click(screen.getByRole('button', save));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith('Iron it damp.'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};
