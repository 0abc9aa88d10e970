import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { paths } from '../../../contract/paths.ts';
import type { Colourway } from '../../../contract/schemas/product.ts';
import { SwatchLink } from '../../ui/SwatchLink.tsx';

/** Same height as the dots that they replace. */
const Swatches = styled(List)(({ theme }) => ({
  zIndex: 1,
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  minHeight: 24,
  '& > li': { width: 'auto' },
}));

type CardSwatchesProps = {
  label: string;
  colourways: readonly Colourway[];
  currentId: string;
  onShow: (productId: string | undefined) => void;
};

/** Colours of a style as links; `onShow` receives the hovered or focused one. */
export default function CardSwatches({ label, colourways, currentId, onShow }: CardSwatchesProps) {
  const none = () => onShow(undefined);
  return (
    <Swatches disablePadding aria-label={label} onPointerLeave={none} onBlur={none}>
      {colourways.map((one) => (
        <ListItem
          key={one._id}
          disablePadding
          onPointerEnter={() => onShow(one._id)}
          onFocus={() => onShow(one._id)}
        >
          <SwatchLink
            colourway={one}
            to={paths.product(one._id)}
            size={24}
            isCurrent={one._id === currentId}
          />
        </ListItem>
      ))}
    </Swatches>
  );
}
