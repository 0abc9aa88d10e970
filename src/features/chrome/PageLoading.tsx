import { LoadingText } from '../../ui/LoadingText.tsx';
import { stage } from './PageLoading.css.ts';

/**
 * Shown while the code of a page is loading. It is higher than the window, so that the footer is
 * out of sight wherever the page is scrolled to then.
 */
export function PageLoading() {
  return (
    <div className={stage}>
      <LoadingText>Loading...</LoadingText>
    </div>
  );
}
