import { text } from '../../theme/text.css.ts';
import { Button } from '../../ui/Button.tsx';
import { trackBannerHeight } from '../../ui/trackStickyFooterHeight.ts';
import * as css from './CookieBanner.css.ts';

/** Says that cookies are used. It takes no focus and blocks nothing. */
export function CookieBanner({ onAccept }: { onAccept: () => void }) {
  return (
    <section ref={trackBannerHeight} className={css.banner} aria-label="Cookies" data-bar>
      <p className={text.body2}>We use cookies to keep you logged in and to remember your cart.</p>
      <Button className={css.accept} variant="contained" onClick={onAccept}>
        Accept
      </Button>
    </section>
  );
}
