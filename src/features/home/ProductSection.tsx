import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { Row } from '../../ui/Row.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';

const Section = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12) },
})) as typeof Container;

type ProductSectionProps = {
  /** Anchor of the section, such as `/#id`. */
  id: string;
  title: string;
  allAt: string;
  children: ReactNode;
};

export function ProductSection({ id, title, allAt, children }: ProductSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Section component="section" id={id} tabIndex={-1} aria-labelledby={headingId}>
      <Row component="header" sx={{ justifyContent: 'space-between', columnGap: 3, mb: 3 }}>
        <Typography variant="h2" id={headingId}>
          {title}
        </Typography>
        <StandaloneLink
          href={allAt}
          variant="body2"
          aria-label={i18n.t('See all of {collection}', { collection: title })}
        >
          {i18n.t('See all')}
        </StandaloneLink>
      </Row>
      {children}
    </Section>
  );
}
