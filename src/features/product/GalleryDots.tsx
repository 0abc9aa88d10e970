import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { touchTarget } from '../../theme/tokens.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

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

/** One mark a picture, thick for the one in sight; a press goes to another. */
export function GalleryDots({ pictures, index, onChoose }: GalleryDotsProps) {
  return (
    <Row role="group" aria-label="Choose a picture">
      {pictures.map(({ src, label }, position) => (
        <Dot
          key={src}
          aria-label={label}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        />
      ))}
    </Row>
  );
}
