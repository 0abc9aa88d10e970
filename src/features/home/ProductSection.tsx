import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StandaloneLink } from '../../ui/SectionLink.ts';

const Section = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12) },
})) as typeof Container;

const Head = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  marginBottom: theme.spacing(3),
})) as typeof Stack;

type ProductSectionProps = {
  /** Anchor of the section, as in `/#id`. */
  id: string;
  title: string;
  allAt: string;
  children: ReactNode;
};

/** Home page section with a heading, products and a link to all of them. */
export function ProductSection({ id, title, allAt, children }: ProductSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Section component="section" id={id} tabIndex={-1} aria-labelledby={headingId}>
      <Head component="header">
        <Typography variant="h2" id={headingId}>
          {title}
        </Typography>
        <StandaloneLink href={allAt} variant="body2" aria-label={`See all of ${title}`}>
          See all
        </StandaloneLink>
      </Head>
      {children}
    </Section>
  );
}
