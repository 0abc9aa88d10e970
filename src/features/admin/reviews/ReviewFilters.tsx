import Stack from '@mui/material/Stack';
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

export function ReviewFilters({ query, onChange }: ReviewFiltersProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
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
    </Stack>
  );
}
