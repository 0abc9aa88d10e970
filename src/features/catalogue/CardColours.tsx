import { type CSSProperties, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Product } from '../../../contract/schemas/product.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const CardSwatches = lazyComponent(async () => {
  const { CardSwatches } = await import('./CardSwatches.tsx');
  return { default: CardSwatches };
});

/** As many as a narrow card has room for. */
const maxDots = 4;

type CardColoursProps = {
  product: Product;
  /** The card was touched: where something hovers, the colours are links now. */
  withLinks: boolean;
  /** The colour that has the pointer or the focus, by its product; undefined when none has. */
  onShow: (productId: string | undefined) => void;
};

/** The colours of a product's style, for a card: painted dots and a few words. Nothing if it has one. */
export function CardColours({ product, withLinks, onShow }: CardColoursProps) {
  const { name, colour, colourways = [] } = product;
  if (!colour || colourways.length < 2) return null;
  const dots = (
    <p data-part="colours" style={dotColours(colourways.map(({ swatch }) => swatch))}>
      {colour} · {colourways.length} colours
    </p>
  );
  if (!withLinks || !window.matchMedia('(hover: hover)').matches) return dots;
  return (
    <ErrorBoundary fallback={dots}>
      <Suspense fallback={dots}>
        <CardSwatches
          label={`Colours of ${name}`}
          colourways={colourways}
          currentId={product._id}
          onShow={onShow}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What the card's style paints the dots with: how many, and each one's colour. */
function dotColours(swatches: readonly string[]): CSSProperties {
  const shown = swatches.slice(0, maxDots);
  const colours = shown.map((swatch, index) => [`--dot${index + 1}`, swatch || 'transparent']);
  return { '--dots': shown.length, ...Object.fromEntries(colours) };
}
