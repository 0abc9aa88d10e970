import type { ComponentProps } from 'react';
import { policyTitles } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { hiddenFromMd, touchRow } from '../../theme/layout.css.ts';
import { mutedSmall } from '../../theme/text.css.ts';
import type { SchemeMode } from '../../ui/colorScheme.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './Footer.css.ts';
import { SchemeMenu } from './SchemeMenu.tsx';

const shopLinks = [
  { name: 'New Collection', url: paths.newCollection },
  { name: 'Most Popular', url: paths.mostPopular },
  { name: 'All clothes', url: paths.search },
];

const aboutLinks = [
  { name: 'About Us', url: paths.aboutUs },
  { name: 'Contacts', url: paths.contacts },
  { name: 'Size guide', url: paths.sizeGuide },
];

type FooterProps = {
  shopName: string;
  social: readonly { name: string; url: string }[];
  /** The owner's texts that have a page. */
  texts: readonly string[];
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
};

/** The footer of every page: links, the shop, its social profiles and the copyright. */
export function Footer({ shopName, social, texts, schemeMode, onSchemeModeChange }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <p className={css.name}>{shopName}</p>
        <FooterLinks title="The shop" links={shopLinks} />
        <FooterLinks
          title="The house"
          links={[
            ...aboutLinks,
            ...Object.entries(policyTitles)
              .filter(([name]) => texts.includes(name))
              .map(([name, title]) => ({ name: title, url: `/${name}` })),
          ]}
        />
        {social.length > 0 && (
          <FooterLinks title="Follow us" links={social} target="_blank" rel="noreferrer" />
        )}
        <div className={css.lastRow}>
          <p className={mutedSmall}>© {shopName}</p>
          {/* On a larger screen it is in the navbar. */}
          <div className={hiddenFromMd}>
            <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
          </div>
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = Pick<ComponentProps<typeof TextLink>, 'target' | 'rel'> & {
  title: string;
  links: readonly { name: string; url: string }[];
};

function FooterLinks({ title, links, ...target }: FooterLinksProps) {
  return (
    <nav className={css.links} aria-label={title}>
      <p className={css.title}>{title}</p>
      {links.map(({ name, url }) => (
        <TextLink key={url} className={touchRow} to={url} underline="hover" {...target}>
          {name}
        </TextLink>
      ))}
    </nav>
  );
}
