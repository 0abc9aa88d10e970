import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { measure } from '../../theme/tokens.ts';
import { SizeGuideBody, type SizeGuideBodyProps } from './SizeGuideBody.tsx';

/** The size guide as a page of its own. */
export function SizeGuideArticle(guide: SizeGuideBodyProps) {
  return (
    <Container component="article" maxWidth="md" sx={{ py: { xs: 5, md: 12 } }}>
      <Typography variant="h1">Size guide</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 5, maxWidth: measure }}>
        These are the body measurements each size is cut for. The measurements of a garment are on
        its own page.
      </Typography>
      <SizeGuideBody {...guide} />
    </Container>
  );
}
