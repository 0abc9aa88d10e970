import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { touchTarget } from '../../theme/tokens.ts';

const Word = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  // Beside the icons, even where the text is very large.
  fontSize: `min(${theme.typography.h3.fontSize}, 9vw)`,
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
