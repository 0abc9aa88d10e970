import Stack from '@mui/material/Stack';
import { i18n } from '../../../../contract/i18n.ts';
import type { ReviewState } from '../../../../contract/schemas/reviews.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';

type Rating = '5' | '4' | '3' | '2' | '1';

type ReviewsQuery = { state?: ReviewState; rating?: Rating };

type ReviewFiltersProps = {
  query: ReviewsQuery;
  onChange: (query: ReviewsQuery) => void;
};

export function ReviewFilters({ query, onChange }: ReviewFiltersProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <NativeSelectField
        label={i18n.t('State')}
        options={{
          unanswered: i18n.t('Unanswered'),
          answered: i18n.t('Answered'),
          hidden: i18n.t('Hidden'),
        }}
        value={query.state}
        onChange={(next) => onChange({ ...query, state: next })}
      />
      <NativeSelectField
        label={i18n.t('Stars')}
        options={{ 5: stars(5), 4: stars(4), 3: stars(3), 2: stars(2), 1: stars(1) }}
        value={query.rating}
        onChange={(next) => onChange({ ...query, rating: next })}
      />
    </Stack>
  );
}

function stars(rating: number): string {
  return i18n.t('{rating, plural, one {# star} other {# stars}}', { rating });
}
