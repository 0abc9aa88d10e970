import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { styled } from '@mui/material/styles';
import { i18n } from '../../contract/i18n.ts';
import type { GalleryPicture } from '../lib/pictures.ts';
import { Picture } from './Picture.tsx';
import { useGalleryPopup } from './useGalleryPopup.tsx';

const width = 80;

const columns = { gridTemplateColumns: `repeat(auto-fill, ${width}px)` };

const Thumbnails = styled(ImageList)({
  margin: 0,
  // Don't clip the focus ring.
  overflow: 'visible',
});

const Thumbnail = styled(ButtonBase)({ display: 'block', width: '100%', cursor: 'zoom-in' });

type PictureThumbnailsProps = {
  /** Unique among the page's galleries. */
  id: string;
  /** Subject of the pictures, for the labels. */
  name: string;
  pictures: readonly GalleryPicture[];
};

/** Row of thumbnails that open full screen. */
export function PictureThumbnails({ id, name, pictures }: PictureThumbnailsProps) {
  const { openAt, popup } = useGalleryPopup(`pictures-${id}`, name, pictures);
  return (
    <>
      <Thumbnails
        role="list"
        aria-label={i18n.t('Pictures of {name}', { name })}
        gap={8}
        style={columns}
      >
        {pictures.map(({ alt, label, ...sources }, place) => (
          <ImageListItem key={sources.src}>
            <Thumbnail
              aria-label={i18n.t('{picture}: view full screen', { picture: label })}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => openAt(place, currentTarget.querySelector('img'))}
            >
              <Picture {...sources} alt={alt} sizes={`${width}px`} />
            </Thumbnail>
          </ImageListItem>
        ))}
      </Thumbnails>
      {popup}
    </>
  );
}
