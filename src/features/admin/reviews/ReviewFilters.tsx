import Stack from '@mui/material/Stack';
import { i18n } from '../../../../contract/i18n.ts';
import type { ReviewState } from '../../../../contract/schemas/reviews.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';

const states: Record<ReviewState, string> = {
  unanswered: /*i18n*/ 'Unanswered',
  answered: /*i18n*/ 'Answered',
  hidden: /*i18n*/ 'Hidden',
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
        label={i18n.t('State')}
        options={states}
        value={query.state}
        onChange={(next) => onChange({ ...query, state: next })}
      />
      <NativeSelectField
        label={i18n.t('Stars')}
        options={stars as Record<`${keyof typeof stars}`, string>}
        value={query.rating}
        onChange={(next) => onChange({ ...query, rating: next })}
      />
    </Stack>
  );
}
