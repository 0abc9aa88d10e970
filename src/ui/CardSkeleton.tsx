import * as css from './CardSkeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';

/** The placeholder of a card that is loading: a picture and three lines. */
export function CardSkeleton() {
  return (
    <div>
      <Skeleton shape="picture" />
      <div className={css.lines}>
        {['70%', '30%', '50%'].map((width) => (
          <Skeleton key={width} shape="line" className={css.line} style={{ width }} />
        ))}
      </div>
    </div>
  );
}
