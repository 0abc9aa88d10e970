import Button from '@mui/material/Button';
import { i18n } from '../../../contract/i18n.ts';
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
    heading: /*i18n*/ 'Stop emails about sizes?',
    asked:
      /*i18n*/ 'We won’t email you about any size you’re waiting for. You’ll still get emails about your orders.',
    stopped:
      /*i18n*/ 'You’re not waiting for any size any more. You can ask again on any product that is sold out.',
  },
  reviews: {
    heading: /*i18n*/ 'Stop emails that ask for reviews?',
    asked:
      /*i18n*/ 'We won’t ask you to review what you bought. You’ll still get emails about your orders.',
    stopped:
      /*i18n*/ 'We won’t ask you for reviews any more. You can still write them under My ratings.',
  },
  newsletters: {
    heading: /*i18n*/ 'Stop newsletters?',
    asked:
      /*i18n*/ 'We won’t email you news and offers. You’ll still get emails about your orders.',
    stopped:
      /*i18n*/ 'You are no longer subscribed to the newsletter. You can subscribe again in your account.',
  },
};

/** Unsubscribes from a kind of email. Needs a button press, because mail scanners follow links. */
export function StopAlerts({ about, stopped, onStop }: StopAlertsProps) {
  const text = texts[about];
  return stopped ? (
    <StatusMessage
      heading={i18n.t('No more of these emails')}
      text={i18n.t(text.stopped)}
      isAnswer
      next={{ label: i18n.t('Go to the shop'), to: paths.home }}
    />
  ) : (
    <StatusMessage heading={i18n.t(text.heading)} text={i18n.t(text.asked)}>
      <Button variant="contained" onClick={onStop}>
        {i18n.t('Stop these emails')}
      </Button>
    </StatusMessage>
  );
}
