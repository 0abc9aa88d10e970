import { paths } from '../../../contract/paths.ts';
import { touchRow } from '../../theme/layout.css.ts';
import { muted } from '../../theme/text.css.ts';
import type { SchemeMode } from '../../ui/colorScheme.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './CompactFooter.css.ts';
import { footer } from './Footer.css.ts';
import { SchemeMenu } from './SchemeMenu.tsx';

type CompactFooterProps = {
  shopName: string;
  social: readonly { name: string; url: string }[];
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
};

/** The footer of the admin area: what the specification asks of one, in a line. */
export default function CompactFooter({
  shopName,
  social,
  schemeMode,
  onSchemeModeChange,
}: CompactFooterProps) {
  return (
    <footer className={footer}>
      <div className={css.row}>
        <p className={muted}>© {shopName}</p>
        <TextLink className={touchRow} to={paths.aboutUs} underline="hover">
          About Us
        </TextLink>
        <TextLink className={touchRow} to={paths.contacts} underline="hover">
          Contacts
        </TextLink>
        {social.map(({ name, url }) => (
          <TextLink
            key={url}
            className={touchRow}
            to={url}
            target="_blank"
            rel="noreferrer"
            underline="hover"
          >
            {name}
          </TextLink>
        ))}
        <div className={css.scheme}>
          <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
        </div>
      </div>
    </footer>
  );
}
