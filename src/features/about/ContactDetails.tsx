import type { ReactNode } from 'react';
import { bannerRenditions } from '../../lib/banners.ts';
import { mutedSmall, text } from '../../theme/text.css.ts';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './ContactDetails.css.ts';

type ContactDetailsProps = {
  /** What is empty is not shown. */
  email: string;
  phone: string;
  address: string;
  openingHours: string;
  profile: { name: string; url: string };
  /** Stands beside them, on a phone below. */
  pictureUrl: string;
};

/** The ways to reach the shop. */
export function ContactDetails(props: ContactDetailsProps) {
  const { email, phone, address, openingHours, profile, pictureUrl } = props;
  return (
    <div className={css.columns}>
      <section aria-labelledby="contacts-heading">
        <h1 className={text.h1} id="contacts-heading">
          Contacts
        </h1>
        <p className={css.invitation}>
          A question about a size, an order or a repair? Write or call: a person will answer.
        </p>
        <dl className={css.ways}>
          {email && (
            <ContactWay name="Email">
              <TextLink className={css.link} to={`mailto:${email}`}>
                {email}
              </TextLink>
            </ContactWay>
          )}
          {phone && (
            <ContactWay name="Phone">
              <TextLink className={css.link} to={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </TextLink>
            </ContactWay>
          )}
          {address && <ContactWay name="Address">{address}</ContactWay>}
          {openingHours && <ContactWay name="Opening hours">{openingHours}</ContactWay>}
          {profile.url && (
            <ContactWay name="Social profile">
              <TextLink className={css.link} to={profile.url} target="_blank" rel="noreferrer">
                {profile.name}
              </TextLink>
            </ContactWay>
          )}
        </dl>
      </section>
      <Picture
        src={pictureUrl}
        renditions={bannerRenditions(pictureUrl)}
        alt=""
        sizes="(min-width: 900px) 40vw, 100vw"
      />
    </div>
  );
}

function ContactWay({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.way}>
      <dt className={mutedSmall}>{name}</dt>
      <dd className={css.details}>{children}</dd>
    </div>
  );
}
