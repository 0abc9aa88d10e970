import Close from '@mui/icons-material/Close';
import Card, { type CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { lowScreen } from '../../../theme/tokens.ts';
import { trackStickyFooterHeight } from '../../../ui/browser.ts';

const Panel = styled(Card)<Pick<CardProps<'section'>, 'component'>>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '70svh',
  // Lets the footer stick to the window.
  overflow: 'visible',
  [theme.breakpoints.up('lg')]: { minHeight: 0 },
}));

const Head = styled(CardHeader)(({ theme }) => ({
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 1),
  paddingLeft: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& h2': { marginBottom: theme.spacing(0.5) },
  '& h2:focus-visible': { outlineOffset: 0 },
  [`& > .${cardHeaderClasses.content}`]: { flex: '0 1 auto', minWidth: 0 },
  [`& > .${cardHeaderClasses.action}`]: { margin: 0 },
})) as typeof CardHeader;

const Body = styled(CardContent)(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  '&, &:last-child': { padding: theme.spacing(2) },
  [theme.breakpoints.up('lg')]: { overflowY: 'auto' },
}));

const Foot = styled(CardActions)(({ theme }) => ({
  position: 'sticky',
  bottom: 'var(--footer-banner, 0px)',
  display: 'grid',
  alignItems: 'stretch',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: 'inherit',
  [lowScreen]: { position: 'static' },
}));

type OrderPanelProps = {
  title: string;
  text?: string;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** Panel of an open order. Focuses its title on mount; Escape and the close button close it. */
export function OrderPanel({ title, text, footer, onClose, children }: OrderPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Panel
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Head
        title={title}
        subheader={text}
        action={
          <IconButton aria-label={i18n.t('Close the order')} onClick={onClose}>
            <Close />
          </IconButton>
        }
        slotProps={{
          title: { ref: heading, id: headingId, variant: 'h4', component: 'h2', tabIndex: -1 },
          subheader: { variant: 'caption', component: 'p' },
        }}
      />
      <Body>{children}</Body>
      {footer && (
        <Foot disableSpacing ref={trackStickyFooterHeight} data-bar>
          {footer}
        </Foot>
      )}
    </Panel>
  );
}

export function OrderPanelSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <OrderPanel title={i18n.t('Order')} onClose={onClose}>
      <Stack role="status" aria-label={i18n.t('Loading the order')} sx={{ gap: 2 }}>
        <Skeleton height={44} />
        <Skeleton height={88} />
        <Skeleton height={60} />
        <Skeleton height={60} />
        <Skeleton height={120} />
      </Stack>
    </OrderPanel>
  );
}
