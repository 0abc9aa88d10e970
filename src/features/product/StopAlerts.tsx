import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

type StopAlertsProps = {
  /** Whether it is done already. */
  stopped: boolean;
  onStop: () => void;
};

/** Ends all emails about sizes that somebody waits for: pressed, as programs follow links, too. */
export function StopAlerts({ stopped, onStop }: StopAlertsProps) {
  return stopped ? (
    <StatusMessage
      heading="No more of these emails"
      text="You’re not waiting for any size any more. You can ask again on any product that is sold out."
    >
      <Button component={Link} to={paths.home} variant="contained">
        Go to the shop
      </Button>
    </StatusMessage>
  ) : (
    <StatusMessage
      heading="Stop emails about sizes?"
      text="We won’t write to you about any size that you are waiting for. Emails about orders still come."
    >
      <Button variant="contained" onClick={onStop}>
        Stop these emails
      </Button>
    </StatusMessage>
  );
}
