import { i18n } from '../../../../contract/i18n.ts';
import { defaultSearchPages } from '../../../../contract/rules/searchPages.ts';
import { unsetHome } from '../../../../contract/rules/shopProfile.ts';
import type { Home, ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import type { Difference } from '../../../lib/productDifferences.ts';
import { changedWords, type SettingWords } from './settingWords.ts';
import { inLines } from './shopValues.ts';

/** Readable changes made by another admin. */
export function shopDifferences(before: ShopProfile, after: ShopProfile): Difference[] {
  const [{ pictures: old }, { pictures }] = [homeOf(before), homeOf(after)];
  const changedPictures = Object.entries(pictures)
    .map(([place, to]) => ({ place, from: old[place as keyof typeof old] ?? '', to }))
    .filter(({ from, to }) => from !== to)
    .map(({ place, ...names }) => ({ field: pictureField(place), ...names }));
  return [...changedWords(inWords(before), inWords(after)), ...changedPictures];
}

function homeOf({ home = unsetHome }: ShopProfile): Home {
  return home;
}

function inWords(profile: ShopProfile): SettingWords {
  const { about, policies, social, team, safety } = profile;
  const home = homeOf(profile);
  return [
    [i18n.t('name'), profile.name],
    [i18n.t('description'), profile.description],
    [i18n.t('email'), profile.supportEmail],
    [i18n.t('phone'), profile.phone],
    [i18n.t('address'), profile.address],
    [i18n.t('seller on invoices'), profile.seller ?? ''],
    [i18n.t('opening hours'), profile.openingHours],
    [i18n.t('social profiles'), social.map(({ name, url }) => `${name} ${url}`).join(', ')],
    [i18n.t('days to return'), String(profile.returnDays)],
    [i18n.t('who pays for a return'), returnPayer(profile.returnsPaidBy)],
    [i18n.t('story'), about.en],
    [i18n.t('story in Russian'), about.ru],
    [
      i18n.t('people'),
      team
        .map(({ name, role, bio }) => [name, role.en, role.ru, bio.en, bio.ru].join(' '))
        .join(', '),
    ],
    [i18n.t('terms'), policies.terms],
    [i18n.t('privacy'), policies.privacy],
    [i18n.t('returns'), policies.returns],
    [i18n.t('accessibility'), policies.accessibility ?? ''],
    [i18n.t('producer'), safety?.producer ?? ''],
    [i18n.t('responsible'), safety?.responsible ?? ''],
    [i18n.t('warnings'), safety?.warnings ?? ''],
    [
      i18n.t('notice of the legal guarantee'),
      Object.values(profile.notices ?? {})
        .map(({ picture, text }) => [picture, text].join(' '))
        .join(' '),
    ],
    [i18n.t('search words'), inLines(profile.searchPages ?? defaultSearchPages)],
    [i18n.t('banner of the home page'), [home.line, home.button, home.leadsTo].join(' ')],
    [i18n.t('editorial block'), inOneLine(home.story)],
    [i18n.t('brand note'), inOneLine(home.note)],
  ];
}

function pictureField(place: string): string {
  return i18n.t(
    'picture: {place, select, home {home} women {women} men {men} kids {kids} story {story} other {icon}}',
    { place },
  );
}

function returnPayer(payer: ShopProfile['returnsPaidBy']): string {
  if (!payer) return '';
  return payer === 'shop' ? i18n.t('shop') : i18n.t('customer');
}

function inOneLine({ isShown, heading, text }: Home['story']): string {
  return [isShown ? i18n.t('shown') : i18n.t('hidden'), heading, text].join(' ');
}
