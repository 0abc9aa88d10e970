import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Row } from '../../../ui/Row.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 3) },
}));

type AdminCardProps = {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card on an admin page, under its title. */
export function AdminCard({ title, action, children }: AdminCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Row
        as="header"
        sx={{
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 44,
          // The words of a button without an edge stand in line with what is above and below.
          '& > .MuiButton-text': { mx: -1 },
        }}
      >
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        {action}
      </Row>
      {children}
    </Card>
  );
}
