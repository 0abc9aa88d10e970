import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import type { ShownShop } from '../../../contract/rules/shopProfile.ts';
import { measure } from '../../theme/tokens.ts';

const Members = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(10) },
}));

const Member = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export function TeamMembers({ team }: Pick<ShownShop, 'team'>) {
  if (team.length === 0) return null;
  const isBilingual = team.some(({ role, bio }) => role.ru || bio.ru);
  return (
    <Container component="section" aria-labelledby="team-heading" sx={{ pb: { xs: 7, md: 12 } }}>
      <Typography variant="h2" id="team-heading" sx={{ mb: 4 }}>
        {i18n.t('The people')}
        {isBilingual && (
          <>
            {' · '}
            <span lang="ru">Люди</span>
          </>
        )}
      </Typography>
      <Members role="list" disablePadding>
        {team.map(({ name, role, bio, lang = 'en' }) => (
          <Member key={name} disablePadding>
            <Typography variant="h3">{name}</Typography>
            <InLanguage lang={lang} role={role.en} bio={bio.en} />
            <InLanguage lang="ru" role={role.ru} bio={bio.ru} />
          </Member>
        ))}
      </Members>
    </Container>
  );
}

function InLanguage({ lang, role, bio }: { lang: string; role: string; bio: string }) {
  if (!role && !bio) return null;
  return (
    <Box lang={lang} dir="auto">
      {role && (
        <Typography variant="h5" component="p">
          {role}
        </Typography>
      )}
      {bio && (
        <Typography color="textSecondary" sx={{ maxWidth: measure, whiteSpace: 'pre-line' }}>
          {bio}
        </Typography>
      )}
    </Box>
  );
}
