import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { SearchField } from './SearchField.tsx';

type SearchHeadingProps = {
  title: string;
  q: string | undefined;
  onSearch: (q: string) => void;
};

/** Heading of search results, with a field for another search. */
export function SearchHeading({ title, q, onSearch }: SearchHeadingProps) {
  return (
    <Container component="header" sx={{ pt: { xs: 4, md: 8 }, pb: 4 }}>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ mt: 2, maxWidth: 480 }}>
        <SearchField label={i18n.t('Search the shop')} q={q} onSearch={onSearch} />
      </Box>
    </Container>
  );
}
