import type { PageMeta } from '../../contract/pages.ts';
import { useShop } from '../data/ShopProvider.tsx';

type PageHeadProps =
  /** Of a public page. */
  | { meta: PageMeta }
  /** Of any other: its own part of the title, and whether search engines are to leave it out. */
  | { title: string; noindex?: boolean };

/**
 * What a page says about itself to the browser's tab, and a public one to search engines and where it
 * is shared. React moves the tags into the document's head; they go with the page.
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
  const { title, description, url, picture, kind, data } = props.meta;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && <script type="application/ld+json">{inScript(data)}</script>}
    </>
  );
}

/** Without a `<`: React would write one that begins a tag otherwise on the server than in the browser. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
