import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { measure, touchTarget } from '../../theme/tokens.ts';
import type { BrandStory } from './brandStory.ts';

const Story = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
}));

const Languages = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(2),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The brand's story in its languages: side by side, on a phone one after the other. */
export function BilingualStory({ stories }: { stories: readonly BrandStory[] }) {
  return (
    <Container component="section" sx={{ py: { xs: 5, md: 12 } }}>
      {stories.length > 1 && (
        <Languages aria-label="Language">
          {stories.map(({ lang, language }) => (
            <Link key={lang} href={`#${lang}`} lang={lang}>
              {language}
            </Link>
          ))}
        </Languages>
      )}
      <Box sx={{ display: 'grid', gap: { xs: 8, md: 10 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {stories.map(({ lang, title, lead, paragraphs }, index) => (
          <Story key={lang} id={lang} lang={lang} tabIndex={-1}>
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
        ))}
      </Box>
    </Container>
  );
}
