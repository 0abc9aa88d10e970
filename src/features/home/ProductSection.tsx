import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { touchTarget } from '../../theme/tokens.ts';

const Section = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12) },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  marginBottom: theme.spacing(3),
}));

type ProductSectionProps = {
  /** The in-page anchor: `/#id` leads here. */
  id: string;
  title: string;
  /** Where all of these products are. */
  allAt: string;
  children: ReactNode;
};

/** A section of the home page with products, a heading and a link to all of them. */
export function ProductSection({ id, title, allAt, children }: ProductSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={headingId}>
      <Container>
        <Head>
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
          <Link href={allAt} variant="body2" aria-label={`See all of ${title}`} sx={seeAll}>
            See all
          </Link>
        </Head>
        {children}
      </Container>
    </Section>
  );
}

const seeAll = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
};
