import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { isCurrentChoice, type MeasuringTarget } from '../../contract/rules/measuring.ts';
import type { Purposes } from '../../contract/schemas/measuring.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { consent, keepChoice, sendChoice } from '../data/consent.ts';
import { cookieConsent } from '../data/cookieConsent.ts';
import { usePersisted } from '../data/persisted.ts';
import { type Shop, useSetShop, useShop } from '../data/ShopProvider.tsx';
import { ConsentBanner } from '../features/chrome/ConsentBanner.tsx';
import { CookieBanner } from '../features/chrome/CookieBanner.tsx';
import { hasGlobalPrivacyControl } from '../lib/globalPrivacyControl.ts';
import { useShoppingEvents } from './useShoppingEvents.ts';

/** Milliseconds between attempts to send a choice. */
const retryAfter = 20_000;

/**
 * Privacy choices in the footer, and the question about them. Refused until chosen. Events are the
 * shop's own calls: no script of another site runs.
 */
export default function Measuring() {
  const { measuring } = useShop();
  return measuring && <Choices {...measuring} />;
}

function Choices({ version, targets }: NonNullable<Shop['measuring']>) {
  const { texts } = useShop();
  const stored = usePersisted(consent);
  const hasAccepted = usePersisted(cookieConsent);
  const choice = stored && isCurrentChoice(stored, version, new Date()) ? stored : undefined;
  const [isOpen, setOpen] = useState(false);
  const question = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const refuses = hasGlobalPrivacyControl();
  const granted = refuses ? none : (choice?.granted ?? none);
  useShoppingEvents(granted.length > 0 && !choice?.isUnsent, () => {
    // Another choice may be on its way.
    if (consent.read()?.at === stored?.at) consent.remove();
  });
  useSendingChoice();
  // Global Privacy Control withdraws an earlier consent, even one that this browser has lost.
  const isAgainst = refuses && stored?.granted.length !== 0;
  useEffect(() => {
    if (isAgainst) keepChoice(version, none);
  }, [isAgainst, version]);

  function choose(chosen: readonly MeasuringTarget[]) {
    keepChoice(version, chosen);
    if (isOpen) opener.current?.focus();
    else focusMain();
    cookieConsent.write(true);
    setOpen(false);
  }

  if (refuses) {
    return (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {i18n.t(
            'Your browser sends a Global Privacy Control signal, so your visit is not measured.',
          )}
        </Typography>
        {!hasAccepted && (
          <First>
            <CookieBanner
              onAccept={() => {
                focusMain();
                cookieConsent.write(true);
              }}
            />
          </First>
        )}
      </>
    );
  }
  return (
    <>
      <Button
        ref={opener}
        variant="text"
        sx={{ ml: -1 }}
        onClick={() => {
          flushSync(() => setOpen(true));
          question.current?.focus();
        }}
      >
        {i18n.t('Privacy choices')}
      </Button>
      {(!choice || isOpen) && (
        <First>
          <ConsentBanner
            ref={question}
            targets={targets}
            choice={isOpen ? choice?.granted : undefined}
            hasPolicy={texts.includes('privacy')}
            onChoose={choose}
          />
        </First>
      )}
    </>
  );
}

/** Sends a new choice, and one that failed again: on another page, online, and after a while. */
function useSendingChoice() {
  const api = useApi();
  const setShop = useSetShop();
  const { pathname } = useLocation();
  const { at, isUnsent } = usePersisted(consent) ?? {};
  const attempt = useEffectEvent(() =>
    sendChoice(api, (measuring: Purposes | undefined) =>
      setShop(({ measuring: _, ...shop }) => ({ ...shop, ...(measuring && { measuring }) })),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or page is an occasion
  useEffect(() => {
    if (!isUnsent) return;
    const send = () => void attempt();
    send();
    const timer = setInterval(send, retryAfter);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [at, isUnsent, pathname]);
}

const none: readonly MeasuringTarget[] = [];

/** Called before the focused banner disappears. */
function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Puts its children first in the document, so that the keyboard reaches them first. */
function First({ children }: { children: React.ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}
