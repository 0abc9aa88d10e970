import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import { formatAt, type GalleryPicture, type PictureFormat } from '../lib/pictures.ts';
import { GalleryOverlay } from './GalleryOverlay.tsx';
import { Picture } from './Picture.tsx';
import { useOverlay } from './useOverlay.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

const width = 80;

const Thumbnail = styled(ButtonBase)({ display: 'block', width, cursor: 'zoom-in' });

type PictureThumbnailsProps = {
  /** Tells them apart from others on the page. */
  id: string;
  /** Whose pictures they are. */
  name: string;
  pictures: readonly GalleryPicture[];
};

/** Pictures in small, side by side; a press opens them over the whole window. */
export function PictureThumbnails({ id, name, pictures }: PictureThumbnailsProps) {
  const popup = useOverlay(`pictures-${id}`);
  const [index, setIndex] = useState(0);
  const [format, setFormat] = useState<PictureFormat>();

  // The browser has chosen a format for the small one: it takes the same in the popup.
  function open({ currentTarget }: MouseEvent<HTMLButtonElement>, place: number) {
    const { currentSrc = '' } = currentTarget.querySelector('img') ?? {};
    setFormat(formatAt(currentSrc, pictures[place]?.renditions));
    setIndex(place);
    popup.open();
  }

  return (
    <Row role="group" aria-label={`Pictures of ${name}`}>
      {pictures.map(({ alt, label, ...sources }, place) => (
        <Thumbnail
          key={sources.src}
          aria-label={`${label}: view full screen`}
          aria-haspopup="dialog"
          onClick={(event) => open(event, place)}
        >
          <Picture {...sources} alt={alt} sizes={`${width}px`} />
        </Thumbnail>
      ))}
      <GalleryOverlay
        open={popup.isOpen}
        name={name}
        pictures={pictures}
        index={index}
        format={format}
        onView={setIndex}
        onClose={popup.close}
      />
    </Row>
  );
}
