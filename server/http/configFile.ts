import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Language, Languages } from '../../contract/languages.ts';
import { currency, decimals, dollars } from '../../contract/rules/money.ts';
import { neutralWording } from '../../contract/rules/neutralWording.ts';
import { homePictureUrls, shownShop } from '../../contract/rules/shopProfile.ts';
import { timeZones } from '../../contract/rules/timeZone.ts';
import type { Purposes } from '../../contract/schemas/measuring.ts';
import type { ShortProfile } from '../../contract/schemas/shopProfile.ts';
import type { Config } from '../config.ts';
import { isInMainCurrency, knownCurrency, mainCode } from '../lib/currencies.ts';
import { coalesce } from '../lib/time.ts';
import { findShortProfile, type KnownProfile } from '../repositories/shop.ts';
import type { Context } from '../services/context.ts';
import { bannerUrlIn, type PictureUrlSigner } from '../services/pictures/renditionUrls.ts';
import { furtherLanguage, profileInOwnWords } from '../services/selling/ownWords.ts';
import { apiIn } from './currency.ts';
import { inScript } from './pageTemplate.ts';

type ConfiguredProfile = Omit<ShortProfile, 'returnDays' | 'home'>;

/** Milliseconds for an endless `config.js`; on a stalled machine a good one may take seconds. */
const timeout = 10_000;

type Settings = {
  apiUrl?: string;
  currency?: { code?: string; digits?: number };
  /** The shop's details are those of the demo. */
  demo?: boolean;
  shop?: Fields;
  wording?: Fields;
};

export type ShopSettings = {
  profile: ConfiguredProfile;
  /** Its settings for the app; undefined if it is broken or absent. */
  settings: Settings | undefined;
  /** The file as the app gets it; empty if it is broken or absent. */
  text: string;
  /** Changes with the file. */
  version: string;
};

const nameless = { profile: toProfile(), settings: undefined, text: '' };

/**
 * Reads `config.js` beside the built app, again when it has changed. Without a valid file the shop
 * has no name, but its pages work.
 * @param dist undefined if no app was built
 * @param isDemo false to leave out the demo's details and texts
 */
export function shopSettingsReader(
  dist: string | undefined,
  isDemo: boolean,
  report: (error: unknown) => void,
): () => ShopSettings {
  const absent = { ...nameless, version: '' };
  if (dist === undefined) return () => absent;
  const file = join(dist, 'config.js');
  let read: ShopSettings | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return absent;
    const version = `${found.mtimeMs} ${found.size}`;
    if (read?.version !== version) read = { ...tryToRead(file, isDemo, report), version };
    return read;
  };
}

function tryToRead(
  file: string,
  isDemo: boolean,
  report: (error: unknown) => void,
): Omit<ShopSettings, 'version'> {
  try {
    const text = readFileSync(file, 'utf8');
    const context = createContext({ window: {} });
    runInContext(text, context, { timeout });
    // Only data, whatever the file contains.
    const found: Settings | undefined =
      JSON.parse(JSON.stringify(context.window?.hemline ?? null)) ?? undefined;
    if (isDemo || !found) return { profile: toProfile(found?.shop), settings: found, text };
    const { demo, shop: written = {}, ...others } = found;
    const shop = demo ? {} : written;
    const own = { shop, wording: { ...neutralWording, ...others.wording } };
    const base = demo ? `window.hemline = ${inScript(others)};` : text;
    return {
      profile: toProfile(shop),
      settings: { ...others, ...own },
      text: `${base}\nObject.assign(window.hemline, ${inScript(own)});\n`,
    };
  } catch (error) {
    report(error);
    return nameless;
  }
}

function toProfile(shop: Fields = {}): ConfiguredProfile {
  const { social: links, profile, team } = shop;
  const social = listOf([profile, ...listOf(links)]).filter((link) => textIn(link, 'url'));
  return {
    name: textIn(shop, 'name') || 'Shop',
    description: textIn(shop, 'description'),
    supportEmail: textIn(shop, 'supportEmail'),
    phone: textIn(shop, 'phone'),
    address: textIn(shop, 'address'),
    openingHours: textIn(shop, 'openingHours'),
    // The profile of the contact page is the first of them.
    social: [...new Map(social.map((link) => [link.url, toLink(link)])).values()],
    team: listOf(team).map((member) => ({
      name: textIn(member, 'name'),
      role: toBilingual(member, 'role'),
      bio: toBilingual(member, 'bio'),
    })),
  };
}

type Fields = Record<string, unknown>;

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item) : [];
}

function textIn(fields: Fields | undefined, name: string): string {
  const value = fields?.[name];
  return typeof value === 'string' ? value : '';
}

function toLink(link: Fields) {
  return { name: textIn(link, 'name'), url: textIn(link, 'url') };
}

function toBilingual(fields: Fields, name: string) {
  const both = fields[name] as Fields | undefined;
  return { en: textIn(both, 'en'), ru: textIn(both, 'ru') };
}

/** The URL of the API in config.js where the app calls this server. */
const ownApi = '/api';

/** Returns true if the app with these settings calls this server. */
export function callsHere({ apiUrl = ownApi }: NonNullable<ShopSettings['settings']>): boolean {
  return apiUrl === ownApi;
}

/**
 * Reads the owner's settings for an app that calls this server, with their texts in a language, by
 * default the shop's first; cached while the database is away.
 */
export function ownProfileReader(
  context: Pick<Context, 'commits' | 'db' | 'languages'>,
  readSettings: () => ShopSettings,
  report: (error: unknown) => void,
): (language?: Language) => Promise<KnownProfile | undefined> {
  const readProfile = coalesce(() => findShortProfile(context.db), context.commits);
  const last = new Map<Language | null, KnownProfile | undefined>();
  async function read(language: Language | null) {
    const own = await readProfile();
    if (!own || !language) return own;
    return { ...own, profile: await profileInOwnWords(context, own.profile, language) };
  }
  return async (asked) => {
    const { settings } = readSettings();
    if (!settings || !callsHere(settings)) return undefined;
    const language = furtherLanguage(context, asked ?? null);
    const own = await read(language).catch((error) => {
      report(error);
      return last.get(language);
    });
    last.set(language, own);
    return own;
  };
}

type Extensions = {
  languages?: Languages | undefined;
  measuring?: Purposes | undefined;
  /** Codes of the further currencies. */
  currencies?: readonly string[] | undefined;
};

/**
 * Currencies that a visitor can choose, the main one first. The page's own is one of them, even if
 * the others cannot be read, so that the admin area knows that it is not the main one.
 */
function shopCurrencies(codes: readonly string[]) {
  const own = isInMainCurrency() ? [] : [currency().code];
  return [...new Set([mainCode(), ...codes, ...own])].map(knownCurrency);
}

/** This server's and the owner's settings for the app, in addition to config.js. */
export function ownSettings(
  settings: ShopSettings['settings'],
  config: Pick<Config, 'WEB_VITALS'>,
  own: KnownProfile | undefined,
  pictures: PictureUrlSigner,
  { languages = ['en'], measuring, currencies: codes = [] }: Extensions = {},
): object {
  if (!settings || !callsHere(settings)) return {};
  const { code = dollars.code, digits = 2 } = settings.currency ?? {};
  const isInOtherCurrency = code !== currency().code || digits !== decimals();
  const currencies = shopCurrencies(codes);
  const isChoice = currencies.length > 1;
  return {
    ...(isInOtherCurrency && { currency: knownCurrency(currency().code) }),
    ...(!isInMainCurrency() && { apiUrl: apiIn(currency().code) }),
    ...(timeZones.shop !== 'UTC' && { timeZone: timeZones.shop }),
    ...((languages.length > 1 || languages[0] !== 'en') && { languages }),
    ...(config.WEB_VITALS === 'on' && { webVitals: true }),
    ...((own || measuring || isChoice) && {
      shop: {
        ...(own
          ? shownShop(
              own.profile,
              own.texts,
              homePictureUrls(own.profile.home, bannerUrlIn(pictures)),
            )
          : settings.shop),
        ...(measuring && { measuring }),
        ...(isChoice && { currencies }),
      },
    }),
  };
}
