import { type Subject, structuredData } from '../../contract/rules/structuredData.ts';
import { useShop } from '../data/ShopProvider.tsx';

/** Data for search engines and agents, as a script that no browser runs. */
export default function StructuredData({ about }: { about: Subject }) {
  const data = structuredData(about, useShop());
  return <script type="application/ld+json">{inScript(data)}</script>;
}

/** Escapes `<`, which React serializes differently on server and client if it starts a tag. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
