import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { PageMeta } from '../../contract/pages.ts';
import type { Subject } from '../../contract/rules/structuredData.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Lazy: the server renders it, and visitors need none. */
export const StructuredData = lazyComponent(() => import('./StructuredData.tsx'));

type PageHeadProps =
  /** Public page, and its subject for structured data. */
  | { meta: PageMeta; about?: Subject | undefined }
  /** Other page: its part of the title, and whether to hide it from search engines. */
  | { title: string; noindex?: boolean };

/**
 * Title of a page; for public pages also the metadata for search engines and social networks. React
 * hoists the tags into the document head and removes them with the page.
 */
export function PageHead(props: PageHeadProps) {
  const { name } = useShop();
  if ('title' in props) {
    return (
      <>
        <title>{`${props.title} · ${name}`}</title>
        {props.noindex && <meta name="robots" content="noindex" />}
      </>
    );
  }
  const { title, description, url, alternates, picture, kind } = props.meta;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {alternates.map(({ language, url: href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {props.about && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <StructuredData about={props.about} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
