import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { categories } from '../../../contract/limits.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { MySizeInput, MySizes as Sizes } from '../../../contract/schemas/mySizes.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { sizeCharts } from './sizeTables.ts';

const Row = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 0),
}));

type MySizesProps = {
  sizes: Sizes;
  /** A change without a size clears it. */
  onChange: (change: MySizeInput) => void;
};

export function MySizes({ sizes, onChange }: MySizesProps) {
  return (
    <Box component="section" aria-labelledby="my-sizes" sx={{ mt: 8, maxWidth: '35rem' }}>
      <Typography id="my-sizes" variant="h4" component="h2" sx={{ mb: 1 }}>
        My sizes
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Choose what you wear: it’s selected on products and can filter lists, wherever you log in.
        Press it again to forget it.
      </Typography>
      <List role="list" disablePadding>
        {categories.map((category) => (
          <Row key={category} divider>
            <Typography variant="h6" component="h3">
              {categoryInfo[category].name}
            </Typography>
            <SizeChoice
              label={`My size: ${categoryInfo[category].name}`}
              sizes={sizeCharts[category].rows.map(({ size }) => size)}
              size={sizes[category]}
              onChange={(size) => onChange({ category, size })}
            />
          </Row>
        ))}
      </List>
    </Box>
  );
}
