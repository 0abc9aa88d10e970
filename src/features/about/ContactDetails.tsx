import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Ways = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: theme.spacing(6, 0, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Way = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  alignItems: 'baseline',
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.h3,
    margin: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'lining-nums',
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 2fr' },
  [theme.breakpoints.down('sm')]: { '& dd': theme.typography.h4 },
}));

type ContactDetailsProps = {
  /** What is empty is not shown. */
  email: string;
  phone: string;
  profile: { name: string; url: string };
};

/** The ways to reach the shop. */
export function ContactDetails({ email, phone, profile }: ContactDetailsProps) {
  return (
    <Container component="section" maxWidth="md" sx={{ py: { xs: 5, md: 12 } }}>
      <Typography variant="h1">Contacts</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, textWrap: 'balance' }}>
        A question about a size, an order or a repair? Write or ring: a person answers.
      </Typography>
      <Ways>
        {email && (
          <ContactWay name="Email">
            <Link href={`mailto:${email}`}>{email}</Link>
          </ContactWay>
        )}
        {phone && (
          <ContactWay name="Phone">
            <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
          </ContactWay>
        )}
        {profile.url && (
          <ContactWay name="Social profile">
            <Link href={profile.url} target="_blank" rel="noreferrer">
              {profile.name}
            </Link>
          </ContactWay>
        )}
      </Ways>
    </Container>
  );
}

function ContactWay({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Way>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Way>
  );
}
