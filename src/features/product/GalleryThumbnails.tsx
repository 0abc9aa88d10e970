import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { styled } from '@mui/material/styles';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Doesn't clip the focus ring. */
const Column = styled(ImageList)({ margin: 0, overflow: 'visible' }) as typeof ImageList;

const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  opacity: 0.7,
  transition: theme.transitions.create('opacity'),
  '&:hover': { opacity: 1 },
  '&[aria-current="true"]': {
    opacity: 1,
    boxShadow: `0 2px 0 ${theme.vars.palette.text.primary}`,
  },
}));

type GalleryThumbnailsProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
};

export function GalleryThumbnails({ pictures, index, onChoose }: GalleryThumbnailsProps) {
  return (
    <Column
      component="div"
      cols={1}
      gap={8}
      rowHeight="auto"
      role="group"
      aria-label="Choose a picture"
    >
      {pictures.map(({ alt: _, label, ...sources }, position) => (
        <ImageListItem key={sources.src} component="div">
          <Thumbnail
            aria-label={label}
            aria-current={position === index}
            onClick={() => onChoose(position)}
          >
            <Picture {...sources} alt="" sizes="72px" />
          </Thumbnail>
        </ImageListItem>
      ))}
    </Column>
  );
}
