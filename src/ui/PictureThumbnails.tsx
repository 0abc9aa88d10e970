import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { GalleryPicture } from '../lib/pictures.ts';
import { Picture } from './Picture.tsx';
import { useGalleryPopup } from './useGalleryPopup.tsx';

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
  const { openAt, popup } = useGalleryPopup(`pictures-${id}`, name, pictures);
  return (
    <Row role="group" aria-label={`Pictures of ${name}`}>
      {pictures.map(({ alt, label, ...sources }, place) => (
        <Thumbnail
          key={sources.src}
          aria-label={`${label}: view full screen`}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openAt(place, currentTarget.querySelector('img'))}
        >
          <Picture {...sources} alt={alt} sizes={`${width}px`} />
        </Thumbnail>
      ))}
      {popup}
    </Row>
  );
}
