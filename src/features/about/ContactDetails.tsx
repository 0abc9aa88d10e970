import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { bannerRenditions } from '../../lib/banners.ts';
import type { Wording } from '../../lib/wording.ts';
import { measure } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { StandaloneLink } from '../../ui/SectionLink.ts';

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

const Ways = styled(List)(({ theme }) => ({
  marginTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
})) as typeof List;

const Way = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  paddingBlock: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 2fr' },
})) as typeof ListItem;

const Value = styled(Typography)(({ theme }) => ({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  [theme.breakpoints.down('sm')]: theme.typography.h4,
})) as typeof Typography;

type ContactDetailsProps = {
  /** Empty strings are not shown. */
  email: string;
  phone: string;
  address: string;
  openingHours: string;
  profile: { name: string; url: string };
  /** Left out if empty. */
  intro?: string | undefined;
  /** Texts about delivery and returns; empty ones are left out. */
  terms?: Pick<Wording, 'delivery' | 'returns'> | undefined;
  /** Shown beside the details, or below them on a phone. */
  pictureUrl: string;
};

export function ContactDetails(props: ContactDetailsProps) {
  const { email, phone, address, openingHours, profile, pictureUrl } = props;
  const {
    intro = i18n.t(
      'A question about a size, an order or a repair? Write or call: a person will answer.',
    ),
  } = props;
  const isEmpty = ![email, phone, address, openingHours, profile.url].some(Boolean);
  return (
    <Columns>
      <section aria-labelledby="contacts-heading">
        <Typography variant="h1" id="contacts-heading">
          {i18n.t('Contacts')}
        </Typography>
        {intro && (
          <Typography
            color="textSecondary"
            sx={{ mt: 3, textWrap: 'balance', whiteSpace: 'pre-line' }}
          >
            {intro}
          </Typography>
        )}
        {isEmpty ? (
          <Typography sx={{ mt: 3 }}>{i18n.t('There are no contacts here yet.')}</Typography>
        ) : (
          <Ways component="dl" disablePadding>
            {email && (
              <ContactWay name={i18n.t('Email')}>
                <StandaloneLink href={`mailto:${email}`}>{email}</StandaloneLink>
              </ContactWay>
            )}
            {phone && (
              <ContactWay name={i18n.t('Phone')}>
                <StandaloneLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  <span dir="ltr">{phone}</span>
                </StandaloneLink>
              </ContactWay>
            )}
            {address && <ContactWay name={i18n.t('Address')}>{address}</ContactWay>}
            {openingHours && <ContactWay name={i18n.t('Opening hours')}>{openingHours}</ContactWay>}
            {profile.url && (
              <ContactWay name={i18n.t('Social profile')}>
                <StandaloneLink href={profile.url} target="_blank" rel="noreferrer">
                  {profile.name}
                </StandaloneLink>
              </ContactWay>
            )}
          </Ways>
        )}
        <Terms name="delivery" title={i18n.t('Delivery')} text={props.terms?.delivery} />
        <Terms name="returns" title={i18n.t('Returns')} text={props.terms?.returns} />
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
    <Way component="div" disableGutters disablePadding divider>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Value component="dd" variant="h3">
        {children}
      </Value>
    </Way>
  );
}

/** @param name its anchor on the page */
function Terms({ name, title, text }: { name: string; title: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <Box id={name} tabIndex={-1} sx={{ mt: 5 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Typography dir="auto" sx={{ mt: 1, maxWidth: measure, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
    </Box>
  );
}
