import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

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

/** The pictures in small, one under the other. */
export function GalleryThumbnails({ pictures, index, onChoose }: GalleryThumbnailsProps) {
  return (
    <Column role="group" aria-label="Choose a picture">
      {pictures.map(({ alt: _, label, ...sources }, position) => (
        <Thumbnail
          key={sources.src}
          aria-label={label}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        >
          <Picture {...sources} alt="" sizes="72px" />
        </Thumbnail>
      ))}
    </Column>
  );
}
