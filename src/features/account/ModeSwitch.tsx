import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { LoginMode } from './accountValues.ts';

type ModeSwitchProps = {
  mode: LoginMode;
  onModeChange: (mode: LoginMode) => void;
};

/** The way from Login to Sign Up and back; mistakes of the one are none of the other. */
export function ModeSwitch({ mode, onModeChange }: ModeSwitchProps) {
  const { setErrors, setTouched } = useFormikContext();
  const isSignUp = mode === 'signUp';

  function changeOver() {
    setErrors({});
    void setTouched({}, false);
    onModeChange(isSignUp ? 'login' : 'signUp');
  }

  return (
    <Typography component="div" sx={{ mt: 3 }}>
      {isSignUp ? 'Already a customer?' : 'New here?'}
      <Button color="inherit" onClick={changeOver}>
        {isSignUp ? 'Log in instead' : 'Create an account'}
      </Button>
    </Typography>
  );
}
