import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { touchTarget } from '../../theme/tokens.ts';
import { CategoryLink } from './CategoryLink.ts';

/** One line: entries that don't fit wrap out of sight, and scroll into view on focus. */
const WithRoom = styled(Box)({
  display: 'flex',
  flexGrow: 1,
  // Links that don't fit must not move the shop's name.
  contain: 'inline-size',
  flexWrap: 'wrap',
  columnGap: 'inherit',
  height: touchTarget,
  overflow: 'hidden',
});

/** Links to collections in the bar, as many as fit. */
export default function CollectionLinks({
  collections,
}: {
  collections: readonly { name: string; url: string }[];
}) {
  return (
    <WithRoom onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}>
      {collections.map(({ name, url }) => (
        <CategoryLink
          key={url}
          component={NavLink}
          to={url}
          variant="button"
          underline="none"
          noWrap
        >
          {name}
        </CategoryLink>
      ))}
    </WithRoom>
  );
}
