import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { touchTarget } from '../../theme/tokens.ts';
import { CategoryLink } from './CategoryLink.ts';

/** One line: entries without room wrap below its end, and scroll into view on focus. */
const WithRoom = styled(Box)({
  display: 'flex',
  flexGrow: 1,
  // Links without room are no reason to move the shop's name.
  contain: 'inline-size',
  flexWrap: 'wrap',
  columnGap: 'inherit',
  height: touchTarget,
  overflow: 'hidden',
});

/** Links to collections in the bar, as far as there is room. */
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
