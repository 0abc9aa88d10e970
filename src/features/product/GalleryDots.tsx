import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { touchTarget } from '../../theme/tokens.ts';

const Dot = styled(ButtonBase)(({ theme }) => ({
  width: touchTarget,
  height: touchTarget,
  '&::after': {
    content: '""',
    width: 32,
    borderTop: `3px solid ${theme.vars.palette.text.primary}`,
    transform: 'scaleY(0.34)',
    transition: theme.transitions.create('transform'),
  },
  '&[aria-current="true"]::after': { transform: 'none' },
}));

type GalleryDotsProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
};

/** One dot per picture, for navigation; the visible picture's dot is emphasized. */
export function GalleryDots({ pictures, index, onChoose }: GalleryDotsProps) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Choose a picture"
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {pictures.map(({ src, label }, position) => (
        <Dot
          key={src}
          aria-label={label}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        />
      ))}
    </Stack>
  );
}
