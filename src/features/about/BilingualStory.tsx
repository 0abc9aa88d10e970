import CardMedia from '@mui/material/CardMedia';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { bannerSource } from '../../lib/banners.ts';
import { measure } from '../../theme/tokens.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';
import type { BrandStory } from './brandStory.ts';

const Story = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(3),
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
})) as typeof Stack;

/** Brand story in each language: side by side, or stacked on a phone. */
export function BilingualStory({ stories }: { stories: readonly BrandStory[] }) {
  return (
    <Container component="section" sx={{ py: { xs: 5, md: 12 } }}>
      {stories.length > 1 && (
        <Stack component="nav" direction="row" aria-label={i18n.t('Language')} sx={languages}>
          {stories.map(({ lang, language }) => (
            <StandaloneLink key={lang} href={`#${lang}`} lang={lang}>
              {language}
            </StandaloneLink>
          ))}
        </Stack>
      )}
      <Grid container spacing={{ xs: 8, md: 10 }}>
        {stories.map(({ lang, title, lead, paragraphs }, index) => (
          <Grid key={lang} size={{ xs: 12, md: 6 }}>
            <Story component="article" id={lang} lang={lang} dir="auto" tabIndex={-1}>
              <Typography variant="h1" component={index === 0 ? 'h1' : 'h2'}>
                {title}
              </Typography>
              <Typography variant="h4" component="p">
                {lead}
              </Typography>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph} color="textSecondary">
                  {paragraph}
                </Typography>
              ))}
            </Story>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}

const languages = { display: { md: 'none' }, gap: 3, mb: 2 };

/** Full-bleed; taller on a phone. */
const Band = styled(CardMedia)(({ theme }) => ({
  aspectRatio: '4 / 3',
  marginBottom: theme.spacing(7),
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('sm')]: { aspectRatio: '3 / 1' },
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(12) },
})) as typeof CardMedia;

/** Full-bleed picture between the story and the team. */
export function StoryBand({ pictureUrl }: { pictureUrl: string }) {
  return (
    <picture>
      <source {...bannerSource(pictureUrl, '100vw')} />
      <Band component="img" src={pictureUrl} alt="" loading="lazy" />
    </picture>
  );
}
