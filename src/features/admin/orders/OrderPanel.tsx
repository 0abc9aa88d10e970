import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { lowScreen } from '../../../theme/tokens.ts';
import { trackStickyFooterHeight } from '../../../ui/trackStickyFooterHeight.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '70svh',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { minHeight: 0 },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 1, 1.5, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2:focus-visible': { outlineOffset: 4 },
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { overflowY: 'auto' },
}));

const Footer = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 'var(--footer-banner, 0px)',
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: 'inherit',
  [lowScreen]: { position: 'static' },
}));

type OrderPanelProps = {
  title: string;
  /** A line below it. */
  text?: string;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The panel around an open order. Its title takes the focus; Escape and the cross close it. */
export function OrderPanel({ title, text, footer, onClose, children }: OrderPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Panel
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Head>
        <div>
          <Typography ref={heading} id={headingId} variant="h4" component="h2" tabIndex={-1}>
            {title}
          </Typography>
          {text && (
            <Typography
              variant="caption"
              color="textSecondary"
              component="p"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          )}
        </div>
        <IconButton aria-label="Close the order" onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {footer && (
        <Footer ref={trackStickyFooterHeight} data-bar>
          {footer}
        </Footer>
      )}
    </Panel>
  );
}
