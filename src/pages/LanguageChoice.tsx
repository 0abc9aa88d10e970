import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { type Language, type Languages, pathIn } from '../../contract/languages.ts';
import { isPrivatePath } from '../../contract/paths.ts';
import type { Currency } from '../../contract/rules/money.ts';
import { chosenLanguage } from '../data/chosenLanguage.ts';
import { persisted } from '../data/persisted.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { LanguageLinks } from '../features/chrome/LanguageLinks.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { ShopCurrencies } from './ShopCurrencies.ts';

/** Links to this page in the shop's languages, and a choice of currencies. */
export default function LanguageChoice() {
  const { languages, currencies } = useShop();
  const { pathname, search, hash } = useLocation();
  const urls = languages.map((language) => ({
    language,
    url: pathIn(language, pathname + search + hash, languages),
  }));
  useOffer(urls, { languages, pathname });
  return (
    <>
      {languages.length > 1 && <LanguageLinks urls={urls} onChoose={chosenLanguage.write} />}
      {currencies && (
        <ShopCurrencies
          currencies={currencies}
          onChoose={(chosen) => choose(chosen, currencies[0] ?? chosen)}
        />
      )}
    </>
  );
}

async function choose(chosen: Currency, main: Currency) {
  const { chooseCurrency } = await import('../data/chosenCurrency.ts');
  chooseCurrency(chosen, main);
}

const isOffered = persisted('hemline.languageOffered', (stored) => stored === true);

/** Offers the language that the browser prefers, once, and never after the visitor has chosen one. */
function useOffer(
  urls: readonly { language: string; url: string }[],
  { languages, pathname }: { languages: Languages; pathname: string },
) {
  const showToast = useToast();
  const offer = useEffectEvent(async () => {
    const wanted = preferredLanguage(navigator.languages, languages);
    const url = urls.find(({ language }) => language === wanted)?.url;
    if (wanted === i18n.locale || !url || chosenLanguage.read() || isOffered.read()) return;
    // Visitors are busy there, and a toast may be showing something important.
    if (isPrivatePath(pathname)) return;
    const { languageOffer } = await import('./languageOffer.tsx');
    isOffered.write(true);
    showToast(languageOffer(wanted, url));
  });
  useEffect(() => {
    // Without its code there is no offer.
    offer().catch(() => {});
  }, []);
}

/** The shop's language for a visitor who prefers these, best first, as `navigator.languages`. */
export function preferredLanguage(wanted: readonly string[], shop: Languages): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => shop.some((each) => each === code)) ?? shop[0];
}
