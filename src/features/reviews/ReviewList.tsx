import { useId, useRef } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { Review } from '../../../contract/schemas/reviews.ts';
import { formatMonth } from '../../lib/dates.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { reviewFacts, reviewPictures } from '../../lib/reviewTexts.ts';
import { section } from '../../theme/layout.css.ts';
import { PictureThumbnails } from '../../ui/PictureThumbnails.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './ReviewList.css.ts';

type ReviewListProps = {
  reviews: readonly Review[];
  /** Over all pages. */
  total: number;
  more: 'idle' | 'loading' | 'failed';
  /** The shopper has an account, in which they can review what they bought. */
  mayWrite: boolean;
  /** Also tries again after a failure. */
  showMore: () => void;
};

/** What buyers wrote, growing by "Show more". */
export function ReviewList({ reviews, total, more, mayWrite, showMore }: ReviewListProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);

  return (
    <section className={section} aria-labelledby={headingId}>
      <h2 className={css.heading} id={headingId}>
        {pluralize(total, 'review')}
      </h2>
      {mayWrite && (
        <p className={css.hint}>
          You can review what you bought in{' '}
          <TextLink to={paths.myRatings} isStandalone>
            My ratings
          </TextLink>
          .
        </p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to VoiceOver */}
      <ul ref={list} className={css.list} role="list">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <ShowMore
        list={list}
        things="reviews"
        shown={reviews.length}
        total={total}
        state={more}
        onShowMore={showMore}
      />
    </section>
  );
}

/** One buyer's stars and words, with what they told of size and fit, and the shop's answer. */
function ReviewItem({ review }: { review: Review }) {
  const { id, rating, text, name, month, pictures, reply } = review;
  return (
    // "Show more" moves the focus here.
    <li className={css.item} tabIndex={-1}>
      <StarRating value={rating} size="medium" />
      <p className={css.facts}>
        {[name, formatMonth(month)].filter(Boolean).join(', ')}
        <br />
        {reviewFacts(review)}
      </p>
      <p className={css.words}>{text}</p>
      {pictures && (
        <PictureThumbnails
          id={id}
          name={name ? `${name}’s review` : 'a review'}
          pictures={reviewPictures(review, name)}
        />
      )}
      {reply !== undefined && (
        <div className={css.reply}>
          <p className={css.facts}>Our answer</p>
          <p className={css.words}>{reply}</p>
        </div>
      )}
    </li>
  );
}
