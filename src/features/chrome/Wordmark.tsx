import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { touchTarget } from '../../theme/tokens.ts';

const Word = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: 'inherit',
  textDecoration: 'none',
}));

/** The shop's name as its logo; leads home. */
export function Wordmark({ shopName }: { shopName: string }) {
  return (
    <Word to={paths.home} aria-label={`${shopName}, home`}>
      {shopName}
    </Word>
  );
}
