import { i18n } from '../i18n.ts';
import { linksOf, type PageMeta, type SiteMeta, shortened } from '../pages.ts';
import { paths } from '../paths.ts';

/** The head of a collection's page. */
export function collectionMeta(
  { slug, title, text }: { slug: string; title: string; text: string },
  shop: SiteMeta,
): PageMeta {
  const about = i18n.t('{subject} at {shop}.', { subject: title, shop: shop.name });
  return {
    title: `${title} · ${shop.name}`,
    description: shortened(text) || `${about} ${shop.description}`.trim(),
    ...linksOf(paths.collection(slug), shop),
    picture: `${shop.url}/share.jpg`,
    kind: 'website',
  };
}
