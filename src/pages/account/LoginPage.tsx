import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { newsletterText } from '../../../contract/rules/newsletter.ts';
import { tokenNeeded } from '../../../contract/rules/tokenNeeded.ts';
import type { LoginRequest, SignupRequest } from '../../../contract/schemas/user.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useStoredSession } from '../../data/session.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { type LoginOutcome, useLogin } from '../../data/useLogin.ts';
import type { LoginMode } from '../../features/account/accountValues.ts';
import { LoginForm } from '../../features/account/LoginForm.tsx';
import { clothPicture } from '../../lib/banners.ts';
import type { LoginState } from '../../lib/session.ts';
import { OwnZips } from '../../ui/OwnZips.ts';
import type { Toast } from '../../ui/ToastBar.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PageHead } from '../PageHead.tsx';

/**
 * `/login`: form for Login and Sign Up. Redirects logged-in users. Where the server has an admin area,
 * a login of an admin opens it.
 */
export default function LoginPage() {
  const showToast = useToast();
  const navigate = useNavigate();
  const { session } = useStoredSession();
  const { login, signUp } = useLogin();
  const { origin, action, from } = (useLocation().state ?? {}) as LoginState;
  const [mode, setMode] = useState<LoginMode>(action === 'SignUp' ? 'signUp' : 'login');
  const [isTokenNeeded, setTokenNeeded] = useState(false);
  const [isLoggingIn, setLoggingIn] = useState(false);

  const isOrdering = origin === 'Cart';
  const { newsletter: hasNewsletter, customers: hasAdminArea, ownZips } = useEnvParams();
  const { name } = useShop();
  const options = useEndpoint('GET /checkoutoptions', {});
  const takesGuests = options.data?.takesGuests === true;

  const isAtWork = isLoggingIn && hasAdminArea && session?.role === 'admin';
  const home = isAtWork ? paths.admin : paths.home;
  const next = from ?? (isOrdering ? paths.orderForm : home);
  if (session) return <Navigate to={next} replace />;

  async function logIn(request: LoginRequest) {
    setLoggingIn(true);
    const outcome = await login(request);
    if (outcome.status === 'tokenNeeded') setTokenNeeded(true);
    const toast = toastOf(outcome);
    if (toast) showToast(toast);
  }

  async function signUpAsNew(request: Omit<SignupRequest, 'cartItems'>, newsletter: boolean) {
    const outcome = await signUp(request, newsletter);
    if (outcome.status === 'signedUp') {
      if (outcome.newsletter) showToast(newsletterToast(outcome.newsletter));
      return undefined;
    }
    showToast({ text: i18n.t(signUpFailures[outcome.status]) });
    return outcome.status === 'refused' ? outcome.fields : undefined;
  }

  return (
    <OwnZips value={ownZips === true}>
      <PageHead title={mode === 'signUp' ? i18n.t('Sign Up') : i18n.t('Login')} />
      <LoginForm
        pictureUrl={clothPicture}
        mode={mode}
        isTokenNeeded={isTokenNeeded}
        onHaveCode={() => setTokenNeeded(true)}
        note={
          isOrdering
            ? i18n.t('We’re keeping your cart: log in or sign up to continue with your order.')
            : undefined
        }
        onContinueAsGuest={
          isOrdering && takesGuests ? () => navigate(paths.orderForm, { replace: true }) : undefined
        }
        newsletterText={hasNewsletter ? newsletterText(name) : undefined}
        onModeChange={setMode}
        onLogin={logIn}
        onSignUp={signUpAsNew}
      />
    </OwnZips>
  );
}

function newsletterToast(result: 'asked' | 'failed'): Toast {
  return result === 'asked'
    ? {
        text: i18n.t('We have emailed you a link to confirm the newsletter.'),
        severity: 'info',
      }
    : {
        text: i18n.t(
          'You could not be subscribed to the newsletter. You can subscribe in My account.',
        ),
      };
}

const signUpFailures = {
  refused: /*i18n*/ 'Signup failed. Please check your input and try again.',
  emailInUse: /*i18n*/ 'Signup failed. This email is already in use.',
  failed: /*i18n*/ 'An error occurred during signup. Please try again later.',
};

function toastOf(outcome: LoginOutcome): Toast | undefined {
  switch (outcome.status) {
    case 'tokenNeeded':
      return { text: i18n.t(tokenNeeded), severity: 'warning' };
    case 'refused':
      return { text: outcome.errors.join(' ') || i18n.t('Login failed. Please try again.') };
    case 'loggedIn':
      return cartToast(outcome.cart);
  }
}

function cartToast(cart: Extract<LoginOutcome, { status: 'loggedIn' }>['cart']) {
  if (cart.status === 'kept') {
    return {
      text: i18n.t(
        'Your cart could not be added to your account. We’ll keep it for your next login.',
      ),
    };
  }
  return cart.message ? { text: cart.message, severity: 'info' as const } : undefined;
}
