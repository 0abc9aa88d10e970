import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useForkRef from '@mui/utils/useForkRef';
import type { Ref } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { policyTitles } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import type { MeasuringTarget } from '../../../contract/rules/measuring.ts';
import { trackBannerHeight } from '../../ui/browser.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';
import { Banner } from './CookieBanner.tsx';

const Question = styled(Banner)(({ theme }) => ({
  flexWrap: 'wrap',
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('sm')]: { display: 'grid' },
  '@media print': { display: 'none' },
})) as typeof Banner;

type ConsentBannerProps = {
  /** Services that visits are reported to. */
  targets: readonly MeasuringTarget[];
  /** Shown when it was opened again. */
  choice?: readonly MeasuringTarget[] | undefined;
  hasPolicy: boolean;
  onChoose: (granted: readonly MeasuringTarget[]) => void;
  ref?: Ref<HTMLElement>;
};

/** Question about measuring: all answers are one press away, and look alike. */
export function ConsentBanner({ targets, choice, hasPolicy, onChoose, ref }: ConsentBannerProps) {
  const answers = answersTo(targets);
  return (
    <Question
      component="section"
      id="cookies"
      ref={useForkRef(ref, trackBannerHeight)}
      elevation={0}
      square
      tabIndex={-1}
      aria-label={i18n.t('Privacy choices')}
      data-bar
    >
      <Typography variant="body2" sx={{ maxWidth: 720 }}>
        {`${questionAbout(targets)} ${i18n.t('You can change your choice at the bottom of every page.')}`}
        {choice && (
          <span>{` ${i18n.t('Current choice: {choice}', { choice: nameOf(choice, targets) })}`}</span>
        )}
      </Typography>
      {hasPolicy && (
        <StandaloneLink href={paths.privacy}>{i18n.t(policyTitles.privacy)}</StandaloneLink>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > *': { flex: '1 0 auto' } }}>
        {answers.map((granted) => (
          <Button
            key={granted.join()}
            variant="outlined"
            aria-pressed={choice && granted.join() === choice.join()}
            onClick={() => onChoose(granted)}
          >
            <span>{nameOf(granted, targets)}</span>
          </Button>
        ))}
      </Stack>
    </Question>
  );
}

/** Choices of the banner, from no target to all targets. */
function answersTo(targets: readonly MeasuringTarget[]): (readonly MeasuringTarget[])[] {
  return targets.length > 1 ? [[], ...targets.map((one) => [one]), targets] : [[], targets];
}

function nameOf(granted: readonly MeasuringTarget[], targets: readonly MeasuringTarget[]): string {
  if (granted.length === 0) return i18n.t('Refuse');
  if (granted.length === targets.length) return i18n.t('Accept');
  return granted[0] === 'ga4' ? i18n.t('Statistics only') : i18n.t('Advertising only');
}

function questionAbout(targets: readonly MeasuringTarget[]): string {
  const needed = i18n.t('We use cookies to keep you logged in and to remember your cart.');
  const asked =
    targets.length > 1
      ? i18n.t(
          'May we also report your visit and your orders to Google Analytics, for statistics, and to Meta, for advertising?',
        )
      : targets[0] === 'ga4'
        ? i18n.t(
            'May we also report your visit and your orders to Google Analytics, for statistics?',
          )
        : i18n.t('May we also report your visit and your orders to Meta, for advertising?');
  // A valid consent names the contact data.
  const contact = targets.includes('meta')
    ? ` ${i18n.t('With an order, Meta gets your email address and phone number as hash values, to find your account there.')}`
    : '';
  return `${needed} ${asked}${contact}`;
}
