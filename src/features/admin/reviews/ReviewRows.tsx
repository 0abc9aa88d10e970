import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import type { AdminReview } from '../../../../contract/schemas/reviews.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { Row } from '../../../ui/Row.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ReviewRow } from './ReviewRow.tsx';

type ReviewRowsProps = {
  reviews: readonly AdminReview[];
  /** Over all pages. */
  total: number;
  /** The first is 1. */
  page: number;
  pageSize: number;
  isFiltered: boolean;
  onPage: (page: number) => void;
  onShowAll: () => void;
  onHide: (review: AdminReview, hidden: boolean) => void;
  /** Resolves to the reason for a failure. */
  onAnswer: (review: AdminReview, reply: string) => Promise<string | undefined>;
};

/** A page of reviews, each with its actions. */
export function ReviewRows({
  reviews,
  total,
  page,
  pageSize,
  isFiltered,
  onPage,
  onShowAll,
  onHide,
  onAnswer,
}: ReviewRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<AdminReview>();
  // Answered, it may leave the list before its dialog has said what came of it.
  const answered = reviews.find(({ id }) => id === asked?.id) ?? asked;
  const last = Math.ceil(total / pageSize);
  function turnTo(next: number) {
    onPage(next);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

  if (total === 0) {
    return isFiltered ? (
      <EmptyState
        title="No reviews match"
        next={{ label: 'Show all reviews', onClick: onShowAll }}
      />
    ) : (
      <EmptyState
        title="No reviews yet"
        text="They appear here as soon as buyers write them."
        next={{ label: 'See products', to: paths.listProduct }}
      />
    );
  }
  return (
    <FocusFallback label="Reviews">
      <Box component="ul" role="list" aria-label="Reviews" ref={list} tabIndex={-1}>
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            onHide={(hidden) => onHide(review, hidden)}
            onAnswer={() => setAsked(review)}
          />
        ))}
      </Box>
      <Row sx={{ gap: 2, mt: 2 }}>
        <Typography role="status" variant="body2">
          {`Page ${page} of ${last} · ${pluralize(total, 'review')}`}
        </Typography>
        {last > 1 && (
          <>
            <Button color="inherit" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
              Newer
            </Button>
            <Button color="inherit" disabled={page >= last} onClick={() => turnTo(page + 1)}>
              Older
            </Button>
          </>
        )}
      </Row>
      {answered && (
        <AnswerDialog
          review={answered}
          onAnswer={(reply) => onAnswer(answered, reply)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FocusFallback>
  );
}
