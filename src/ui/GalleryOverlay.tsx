import type { ComponentProps } from 'react';
import { lazyComponent } from './lazyComponent.tsx';
import { OnDemand } from './OnDemand.tsx';

const GalleryPopup = lazyComponent(async () => {
  const { GalleryPopup } = await import('./GalleryPopup.tsx');
  return { default: GalleryPopup };
});

type GalleryOverlayProps = ComponentProps<typeof GalleryPopup> & { open: boolean };

/** The `GalleryPopup`, whose code comes when it is first opened. */
export function GalleryOverlay({ open, ...popup }: GalleryOverlayProps) {
  return (
    <OnDemand wanted={open} onFail={popup.onClose}>
      {open && <GalleryPopup {...popup} />}
    </OnDemand>
  );
}
