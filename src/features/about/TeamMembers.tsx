import type { ShopProfile } from '../../../contract/schemas/shopProfile.ts';
import { text } from '../../theme/text.css.ts';
import * as css from './TeamMembers.css.ts';

/** The team, in both languages; renders nothing if there is none. */
export function TeamMembers({ team }: Pick<ShopProfile, 'team'>) {
  if (team.length === 0) return null;
  const isBilingual = team.some(({ role, bio }) => role.ru || bio.ru);
  return (
    <section className={css.team} aria-labelledby="team-heading">
      <h2 className={css.heading} id="team-heading">
        The people
        {isBilingual && (
          <>
            {' · '}
            <span lang="ru">Люди</span>
          </>
        )}
      </h2>
      <ul className={css.members}>
        {team.map(({ name, role, bio }) => (
          <li key={name} className={css.member}>
            <h3 className={text.h3}>{name}</h3>
            <InLanguage lang="en" role={role.en} bio={bio.en} />
            <InLanguage lang="ru" role={role.ru} bio={bio.ru} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InLanguage({ lang, role, bio }: { lang: string; role: string; bio: string }) {
  if (!role && !bio) return null;
  return (
    <div lang={lang}>
      {role && <p className={text.h5}>{role}</p>}
      {bio && <p className={css.bio}>{bio}</p>}
    </div>
  );
}
