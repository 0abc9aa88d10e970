import Button from '@mui/material/Button';
import type { Language } from '../../contract/languages.ts';
import { chosenLanguage } from '../data/chosenLanguage.ts';
import { languageNames } from '../lib/languageNames.ts';
import type { Toast } from '../ui/ToastBar.tsx';

/** Offers a page in another language, in that language, whose catalogue is not loaded yet. */
export function languageOffer(language: Language, url: string): Toast {
  return {
    text: offers[language],
    lang: language,
    severity: 'info',
    stays: true,
    action: (
      <Button
        component="a"
        href={url}
        color="inherit"
        lang={language}
        onClick={() => chosenLanguage.write(language)}
      >
        <span>{languageNames[language]}</span>
      </Button>
    ),
  };
}

const offers: Record<Language, string> = {
  en: 'This shop speaks English, too.',
  pt: 'Esta loja também está em português.',
  ru: 'Этот магазин есть и на русском.',
  de: 'Diesen Shop gibt es auch auf Deutsch.',
  fr: 'Cette boutique existe aussi en français.',
  es: 'Esta tienda también está en español.',
  ar: 'هذا المتجر متاح أيضًا بالعربية.',
};
