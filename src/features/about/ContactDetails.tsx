import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { bannerRenditions } from '../../lib/banners.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(5, 7),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: theme.spacing(12),
    paddingBlock: theme.spacing(8, 12),
  },
}));

const Ways = styled('dl')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Way = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  alignItems: 'center',
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.h3,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 2fr' },
  [theme.breakpoints.down('sm')]: { '& dd': theme.typography.h4 },
}));

type ContactDetailsProps = {
  /** What is empty is not shown. */
  email: string;
  phone: string;
  address: string;
  openingHours: string;
  profile: { name: string; url: string };
  /** Stands beside them, on a phone below. */
  pictureUrl: string;
};

/** The ways to reach the shop. */
export function ContactDetails(props: ContactDetailsProps) {
  const { email, phone, address, openingHours, profile, pictureUrl } = props;
  return (
    <Columns>
      <section aria-labelledby="contacts-heading">
        <Typography variant="h1" id="contacts-heading">
          Contacts
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, textWrap: 'balance' }}>
          A question about a size, an order or a repair? Write or call: a person will answer.
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
          {address && <ContactWay name="Address">{address}</ContactWay>}
          {openingHours && <ContactWay name="Opening hours">{openingHours}</ContactWay>}
          {profile.url && (
            <ContactWay name="Social profile">
              <Link href={profile.url} target="_blank" rel="noreferrer">
                {profile.name}
              </Link>
            </ContactWay>
          )}
        </Ways>
      </section>
      <Picture
        src={pictureUrl}
        renditions={bannerRenditions(pictureUrl)}
        alt=""
        sizes="(min-width: 900px) 40vw, 100vw"
      />
    </Columns>
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
