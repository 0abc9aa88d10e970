import Card, { type CardProps } from '@mui/material/Card';
import CardContent, { cardContentClasses } from '@mui/material/CardContent';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { touchTarget } from '../../../theme/tokens.ts';

const Frame = styled(Card)<Pick<CardProps, 'component'>>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  // Don't clip the focus ring of controls at the edge.
  overflow: 'visible',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 3) },
  [`& > .${cardHeaderClasses.root}`]: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
    minHeight: touchTarget,
    padding: 0,
  },
  [`& > * > .${cardHeaderClasses.content}`]: { flex: '0 1 auto' },
  [`& > * > .${cardHeaderClasses.action}`]: {
    flex: '0 1 auto',
    alignSelf: 'center',
    margin: 0,
    // Align the labels of text buttons with the content above and below.
    '& > .MuiButton-text': { marginInline: theme.spacing(-1) },
  },
  [`& > .${cardContentClasses.root}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1.5),
    '&, &:last-child': { padding: 0 },
  },
}));

type AdminCardProps = {
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

export function AdminCard({ title, action, children }: AdminCardProps) {
  const id = useId();
  return (
    <Frame component="section" variant="outlined" aria-labelledby={id}>
      <CardHeader
        title={title}
        action={action}
        slotProps={{ title: { id, variant: 'h4', component: 'h2' } }}
      />
      <CardContent>{children}</CardContent>
    </Frame>
  );
}
