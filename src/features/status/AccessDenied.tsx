import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

/** What the access-denied page says. */
export function AccessDenied() {
  return (
    <StatusMessage
      heading="Oops! You Shall Not Pass!"
      text="This page is kept for those who are logged in and allowed to see it."
    >
      <Button component={Link} to={paths.login} variant="contained">
        Login
      </Button>
      <Button component={Link} to={paths.home} variant="outlined">
        Go home
      </Button>
    </StatusMessage>
  );
}
