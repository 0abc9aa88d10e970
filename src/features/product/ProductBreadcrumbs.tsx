import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Category } from '../../../contract/schemas/product.ts';
import { categoryNames } from '../../lib/categoryNames.ts';
import { categoryPaths } from '../../lib/paths.ts';
import { touchLink } from '../../theme/touchLink.ts';

/** Where a product stands in the shop: its category, then its name. */
export function ProductBreadcrumbs({ category, name }: { category: Category; name: string }) {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link component={RouterLink} to={categoryPaths[category]} variant="body2" sx={touchLink}>
        {categoryNames[category]}
      </Link>
      <Typography variant="body2" color="textSecondary" aria-current="page">
        {name}
      </Typography>
    </Breadcrumbs>
  );
}
