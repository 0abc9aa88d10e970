import { linksOf, type PageMeta, type SiteMeta, shortened } from '../pages.ts';
import { paths } from '../paths.ts';

/** The head of a collection's page. */
export function collectionMeta(
  { slug, title, text }: { slug: string; title: string; text: string },
  shop: SiteMeta,
): PageMeta {
  return {
    title: `${title} · ${shop.name}`,
    description: shortened(text) || `${title} at ${shop.name}. ${shop.description}`.trim(),
    ...linksOf(paths.collection(slug), shop),
    picture: `${shop.url}/share.jpg`,
    kind: 'website',
  };
}
