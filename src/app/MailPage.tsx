import { paths } from '../../contract/paths.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const pages = {
  [paths.forgotPassword]: lazyComponent(() => import('../pages/account/ForgotPasswordPage.tsx')),
  [paths.resetPassword]: lazyComponent(() => import('../pages/account/ResetPasswordPage.tsx')),
  [paths.newsletter]: lazyComponent(() => import('../pages/account/NewsletterPage.tsx')),
  [paths.stopAlerts]: lazyComponent(() => import('../pages/account/StopAlertsPage.tsx')),
  [paths.linkedOrder]: lazyComponent(() => import('../pages/orders/LinkedOrderPage.tsx')),
  [paths.giftCard]: lazyComponent(() => import('../pages/GiftCardPage.tsx')),
  [paths.withdraw]: lazyComponent(() => import('../pages/orders/WithdrawPage.tsx')),
};

/** Page of a mailed link, or of a form that mails one or a gift card. Few visits need the list of these pages. */
export default function MailPage({ path }: { path: keyof typeof pages }) {
  const Page = pages[path];
  return <Page />;
}
