import { paths } from '../../../contract/paths.ts';
import type { LoginState } from '../../lib/loginState.ts';
import { text } from '../../theme/text.css.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { hint } from './FavouritesHeading.css.ts';
import { heading } from './SearchHeading.css.ts';

const backHere: LoginState = { from: paths.favorites, action: 'Login' };

/** The heading for a guest, whose favourites are kept in this browser. */
export function FavouritesHeading() {
  return (
    <header className={heading}>
      <h1 className={text.h2}>Favourites</h1>
      <p className={hint}>
        Saved in this browser.{' '}
        <TextLink to={paths.login} state={backHere}>
          Log in
        </TextLink>{' '}
        to have them everywhere.
      </p>
    </header>
  );
}
