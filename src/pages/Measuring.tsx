import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { i18n } from '../../contract/i18n.ts';
import {
  type ConsentChoice,
  isCurrentChoice,
  type MeasuringTarget,
  measuringTargets,
} from '../../contract/rules/measuring.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { persisted, usePersisted } from '../data/persisted.ts';
import { type Shop, useShop } from '../data/ShopProvider.tsx';
import { ConsentBanner } from '../features/chrome/ConsentBanner.tsx';
import { FooterTerms } from './FooterTerms.tsx';
import { useShoppingEvents } from './useShoppingEvents.ts';

/** The visitor's answer; nothing else is stored before it. */
const consent = persisted('hemline.consent', parseChoice);

function parseChoice(stored: unknown): ConsentChoice | undefined {
  const { version, granted, at, isUnsent } = stored as ConsentChoice;
  const known = measuringTargets.filter((target) => granted.includes(target));
  return { version, at, granted: known, ...(isUnsent && { isUnsent }) };
}

/**
 * Terms of the footer with the privacy choices, and the question about them. Refused until chosen.
 * Events are the shop's own calls: no script of another site runs.
 */
export default function Measuring() {
  const { measuring } = useShop();
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <>
      <FooterTerms />
      {measuring && isBrowser && <Choices {...measuring} />}
    </>
  );
}

const neverChanges = () => () => {};

function Choices({ version, targets }: NonNullable<Shop['measuring']>) {
  const { texts } = useShop();
  const { send } = useApi();
  const stored = usePersisted(consent);
  const choice = stored && isCurrentChoice(stored, version, new Date()) ? stored : undefined;
  const [isOpen, setOpen] = useState(false);
  const question = useRef<{ focus: () => void }>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const refuses = refusesTracking();
  const granted = refuses ? none : (choice?.granted ?? none);
  useShoppingEvents(granted.length > 0 && !choice?.isUnsent);

  const tell = useEffectEvent(async () => {
    // With Global Privacy Control, an earlier consent is withdrawn.
    const isWithdrawn = refuses && stored && stored.granted.length > 0;
    const told: ConsentChoice | undefined = isWithdrawn
      ? { version, granted: [], at: new Date().toISOString(), isUnsent: true }
      : stored;
    if (!told?.isUnsent) return;
    const { isUnsent: _, ...kept } = told;
    const outcome = await send('POST /consent', {
      body: { version: told.version, granted: [...told.granted] },
    });
    // Asks again if the purposes have changed; otherwise the next page tells it.
    if (outcome.ok) consent.write(kept);
    else if (outcome.error.status === 409) consent.remove();
  });
  const unsent = stored?.isUnsent;
  useEffect(() => {
    if (unsent || refuses) void tell();
  }, [unsent, refuses]);

  function choose(chosen: readonly MeasuringTarget[]) {
    const hadConsent = stored !== undefined && (stored.granted.length > 0 || stored.isUnsent);
    const isNews = chosen.length > 0 || hadConsent;
    const at = new Date().toISOString();
    consent.write({ version, granted: chosen, at, ...(isNews && { isUnsent: true }) });
    if (isOpen) opener.current?.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
    setOpen(false);
  }

  if (refuses) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {i18n.t('Your browser sends Global Privacy Control: your visit is not measured.')}
      </Typography>
    );
  }
  return (
    <>
      <Button
        ref={opener}
        variant="text"
        sx={{ ml: -1 }}
        onClick={() => {
          setOpen(true);
          // Once it is shown.
          setTimeout(() => question.current?.focus());
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

const none: readonly MeasuringTarget[] = [];

/** Puts its children first in the document, so that the keyboard reaches them first. */
function First({ children }: { children: React.ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}

/** Returns true for Global Privacy Control (https://w3c.github.io/gpc/). */
function refusesTracking(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
