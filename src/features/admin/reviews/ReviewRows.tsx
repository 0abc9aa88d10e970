import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { paths } from '../../../../contract/paths.ts';
import { beside } from '../../../../contract/rules/beside.ts';
import { formatDay } from '../../../../contract/rules/days.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import type { AdminReview } from '../../../../contract/schemas/reviews.ts';
import { reviewFacts, reviewPictures } from '../../../lib/reviewTexts.ts';
import { measure } from '../../../theme/tokens.ts';
import { touchLink } from '../../../theme/touchLink.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { PictureThumbnails } from '../../../ui/PictureThumbnails.tsx';
import { Row } from '../../../ui/Row.ts';
import { StarRating } from '../../../ui/StarRating.tsx';
import { answerLabel, editLabel, hideLabel, publishLabel, reviewName } from './reviewLabels.ts';

type ReviewRowsProps = {
  reviews: readonly AdminReview[];
  total: number;
  /** 1-based page number. */
  page: number;
  pageSize: number;
  isFiltered: boolean;
  onPage: (page: number) => void;
  onShowAll: () => void;
  onHide: (review: AdminReview, hidden: boolean) => void;
  /** Resolves to the error message, or to undefined on success. */
  onAnswer: (review: AdminReview, reply: string) => Promise<string | undefined>;
};

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
  // An answered review may leave the list before its dialog closes.
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
        title={i18n.t('No reviews match')}
        next={{ label: i18n.t('Show all reviews'), onClick: onShowAll }}
      />
    ) : (
      <EmptyState
        title={i18n.t('No reviews yet')}
        text={i18n.t('They appear here as soon as buyers write them.')}
        next={{ label: i18n.t('See products'), to: adminPaths.listProduct }}
      />
    );
  }
  return (
    <FocusFallback label={i18n.t('Reviews')}>
      <List disablePadding role="list" aria-label={i18n.t('Reviews')} ref={list} tabIndex={-1}>
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            onHide={(hidden) => onHide(review, hidden)}
            onAnswer={() => setAsked(review)}
          />
        ))}
      </List>
      <Row sx={{ gap: 2, mt: 2 }}>
        <Typography role="status" variant="body2">
          {i18n.t('Page {page} of {last} · {things}', {
            ...{ page, last },
            things: i18n.t('{total, plural, one {# review} other {# reviews}}', { total }),
          })}
        </Typography>
        {last > 1 && (
          <>
            <Button disabled={page <= 1} onClick={() => turnTo(page - 1)}>
              {i18n.t('Newer')}
            </Button>
            <Button disabled={page >= last} onClick={() => turnTo(page + 1)}>
              {i18n.t('Older')}
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

const { max } = ownerLimits.reviewReply;

const schema = object({
  reply: string()
    .trim()
    .max(max, () => i18n.t('No more than {max} characters', { max })),
});

type AnswerDialogProps = {
  review: AdminReview;
  /** Resolves to the error message, or to undefined on success. */
  onAnswer: (reply: string) => Promise<string | undefined>;
  onClose: () => void;
};

export function AnswerDialog({ review, onAnswer, onClose }: AnswerDialogProps) {
  return (
    <FormDialog
      title={i18n.t('Answer this review')}
      initialValues={{ reply: review.reply ?? '' }}
      schema={schema}
      onSubmit={({ reply }) => onAnswer(reply.trim())}
      onClose={onClose}
    >
      <Typography
        dir="auto"
        color="textSecondary"
        sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {review.text}
      </Typography>
      <FormTextField
        name="reply"
        label={i18n.t({ id: 'Answer (noun)', message: 'Answer' })}
        hint={i18n.t('Shown below the review to everybody; empty for none')}
        minRows={3}
      />
    </FormDialog>
  );
}

const ReviewItem = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  alignItems: 'stretch',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

type ReviewRowProps = {
  review: AdminReview;
  onHide: (hidden: boolean) => void;
  onAnswer: () => void;
};

export function ReviewRow({ review, onHide, onAnswer }: ReviewRowProps) {
  const { id, productId, productName, rating, text, name, reply, hidden } = review;
  const { createdAt, editedAt, pictures } = review;
  const facts = [
    name,
    formatDay(createdAt),
    editedAt && i18n.t('edited {day}', { day: formatDay(editedAt) }),
    reviewFacts(review),
  ];
  const isUnanswered = reply === undefined;
  return (
    <ReviewItem>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Link href={paths.product(productId)} sx={touchLink}>
          {productName}
        </Link>
        <StarRating value={rating} />
        {hidden && <Typography variant="body2">{i18n.t('Hidden')}</Typography>}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {beside(...facts)}
      </Typography>
      <Typography dir="auto" sx={{ maxWidth: measure, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      {pictures && (
        <PictureThumbnails
          id={id}
          name={reviewName(review)}
          pictures={reviewPictures(review, name)}
        />
      )}
      {reply !== undefined && (
        <Typography variant="body2" sx={{ maxWidth: measure, whiteSpace: 'pre-line' }}>
          {i18n.t('Our answer: {reply}', { reply })}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1 }}>
        <Button
          aria-label={hidden ? publishLabel(review) : hideLabel(review)}
          onClick={() => onHide(!hidden)}
        >
          <span>{hidden ? i18n.t('Publish') : i18n.t('Hide')}</span>
        </Button>
        <Button
          aria-label={isUnanswered ? answerLabel(review) : editLabel(review)}
          onClick={onAnswer}
        >
          <span>{isUnanswered ? i18n.t('Answer') : i18n.t('Edit answer')}</span>
        </Button>
      </Stack>
    </ReviewItem>
  );
}
