import Button from '@mui/material/Button';
import { paths } from '../../../contract/paths.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

export const stopSubjects = ['sizes', 'reviews', 'newsletters'] as const;
type StopSubject = (typeof stopSubjects)[number];

type StopAlertsProps = {
  about: StopSubject;
  stopped: boolean;
  onStop: () => void;
};

const texts = {
  sizes: {
    heading: 'Stop emails about sizes?',
    asked:
      'We won’t write to you about any size that you are waiting for. Emails about orders still come.',
    stopped:
      'You’re not waiting for any size any more. You can ask again on any product that is sold out.',
  },
  reviews: {
    heading: 'Stop emails that ask for reviews?',
    asked:
      'We won’t ask you how you like what you bought. Emails about how an order stands still come.',
    stopped: 'We won’t ask you for reviews any more. You can still write them under My ratings.',
  },
  newsletters: {
    heading: 'Stop newsletters?',
    asked: 'We won’t email you news and offers. Emails about orders still come.',
    stopped: 'You get no newsletter any more. You can choose it again in your account.',
  },
};

/** Unsubscribes from a kind of email. Needs a button press, because mail scanners follow links. */
export function StopAlerts({ about, stopped, onStop }: StopAlertsProps) {
  const text = texts[about];
  return stopped ? (
    <StatusMessage
      heading="No more of these emails"
      text={text.stopped}
      isAnswer
      next={{ label: 'Go to the shop', to: paths.home }}
    />
  ) : (
    <StatusMessage heading={text.heading} text={text.asked}>
      <Button variant="contained" onClick={onStop}>
        Stop these emails
      </Button>
    </StatusMessage>
  );
}
