import { i18n } from '../../../contract/i18n.ts';
import { isLanguage } from '../../../contract/languages.ts';
import type { ShopText } from '../../../contract/schemas/shopProfile.ts';
import { languageNames } from '../../lib/languageNames.ts';
import type { Wording } from '../../lib/wording.ts';

export type BrandStory = {
  /** Code of its language. */
  lang: string;
  /** Native name of the language. */
  language: string;
  title: string;
  lead: string;
  paragraphs: string[];
};

const english = { lang: 'en', language: 'English', title: 'About Us' } as const;
const russian = { lang: 'ru', language: 'Русский', title: 'О нас' } as const;

/** Owner's story in the languages provided; the first paragraph is the lead. */
export function ownStories({ text, ru = '', language: lang }: ShopText): BrandStory[] {
  const first =
    lang && isLanguage(lang)
      ? { lang, language: languageNames[lang], title: i18n.t('About Us') }
      : english;
  const written = [
    { ...first, text },
    { ...russian, text: ru },
  ];
  return written
    .filter((story) => story.text !== '')
    .map(({ text, ...story }) => {
      const [lead = '', ...paragraphs] = text.split(/\n\s*\n/);
      return { ...story, lead, paragraphs };
    });
}

/** A heading for the page of a shop without a story. */
export function emptyStory(description: string): BrandStory {
  const lead = description || i18n.t('There is nothing here yet.');
  const lang = i18n.locale;
  return { lang, language: languageNames[lang], title: i18n.t('About Us'), lead, paragraphs: [] };
}

/**
 * Story of `config.js`, or the default one in English and Russian for a shop of this name. Empty if
 * `config.js` has an empty one.
 */
export function brandStories(
  shopName: string,
  { story, storyRussian }: Wording = {},
): BrandStory[] {
  if (story !== undefined || storyRussian !== undefined) {
    return ownStories({ text: story ?? '', ru: storyRussian ?? '' });
  }
  return [
    {
      ...english,
      lead: `${shopName} makes few clothes, and makes them to last.`,
      paragraphs: [
        'It began with a shirt whose collar would not wear out. It took eleven patterns and a small mill that still weaves on narrow looms. Everything since has been made the same way: a good cloth, a true cut, and as long as it takes.',
        'We work in linen, wool, cotton and silk. We buy from people we know by name, sew in workshops that we visit, and make as many pieces as will be worn. What is left of the cloth becomes scarves and pockets.',
        'And the hem? We always leave enough to let it down. Clothes should change with whoever wears them.',
      ],
    },
    {
      ...russian,
      lead: `${shopName} шьёт немного вещей, зато надолго.`,
      paragraphs: [
        'Всё началось с рубашки, у которой не протирался бы воротник. На неё ушло одиннадцать лекал, а ткань нашлась на маленькой фабрике, где до сих пор ткут на узких станках. С тех пор мы так и работаем: хорошая ткань, точный крой и столько времени, сколько нужно.',
        'Мы шьём из льна, шерсти, хлопка и шёлка. Ткань покупаем у людей, которых знаем по именам, шьём в мастерских, где бываем сами, и выпускаем ровно столько, сколько будут носить. Остатки ткани становятся шарфами и карманами.',
        'А подол? Мы всегда оставляем запас, чтобы его можно было отпустить. Одежда должна меняться вместе с тем, кто её носит.',
      ],
    },
  ];
}

/** The default story as text, in each language. */
export function storyTexts(shopName: string, wording?: Wording) {
  const stories = brandStories(shopName, wording);
  const textIn = (language: BrandStory['lang']) =>
    stories
      .filter(({ lang }) => lang === language)
      .flatMap(({ lead, paragraphs }) => [lead, ...paragraphs])
      .join('\n\n');
  return { en: textIn('en'), ru: textIn('ru') };
}
