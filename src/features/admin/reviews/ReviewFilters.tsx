import Box from '@mui/material/Box';
import type { ReviewState } from '../../../../contract/schemas/reviews.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';

const states: Record<ReviewState, string> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  hidden: 'Hidden',
};

const stars = { 5: '5 stars', 4: '4 stars', 3: '3 stars', 2: '2 stars', 1: '1 star' };

type ReviewsQuery = { state?: ReviewState; rating?: `${keyof typeof stars}` };

type ReviewFiltersProps = {
  query: ReviewsQuery;
  onChange: (query: ReviewsQuery) => void;
};

/** Which reviews an admin looks at. */
export function ReviewFilters({ query, onChange }: ReviewFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <NativeSelectField
        label="State"
        options={states}
        value={query.state}
        onChange={(next) => onChange({ ...query, state: next })}
      />
      <NativeSelectField
        label="Stars"
        options={stars as Record<`${keyof typeof stars}`, string>}
        value={query.rating}
        onChange={(next) => onChange({ ...query, rating: next })}
      />
    </Box>
  );
}
