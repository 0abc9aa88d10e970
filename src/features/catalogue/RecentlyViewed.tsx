import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';

/** With room for the focus ring that the overflow would cut. */
const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(112px, 30%)',
  gap: theme.spacing(2),
  margin: theme.spacing(-1),
  padding: theme.spacing(1),
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  [theme.breakpoints.up('sm')]: { gridAutoColumns: 'minmax(112px, 18%)' },
  [theme.breakpoints.up('lg')]: { gridAutoColumns: `calc((100% - 7 * ${theme.spacing(2)}) / 8)` },
}));

const Item = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.25),
  color: 'inherit',
  textDecoration: 'none',
  '&:hover .name': { textDecoration: 'underline' },
  '& .name': {
    display: '-webkit-box',
    margin: theme.spacing(1, 0, 0),
    font: 'inherit',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
}));

const pictureSizes = '(min-width: 1200px) 12vw, (min-width: 600px) 18vw, max(112px, 30vw)';

type RecentlyViewedProps =
  | { products: readonly Product[]; loading?: undefined }
  /** How many are loading. */
  | { loading: number; products?: undefined };

/** The products looked at before, in small; nothing where there are none. */
export function RecentlyViewed({ products, loading = 0 }: RecentlyViewedProps) {
  const headingId = useId();
  if (products?.length === 0) return null;
  return (
    <Container component="section" aria-labelledby={headingId} sx={{ pb: 10 }}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ mb: 2 }}>
        Recently viewed
      </Typography>
      <Row role="list" aria-busy={!products}>
        {products?.map((product) => (
          <li key={product._id}>
            <Item to={paths.product(product._id)}>
              <Picture
                {...sourcesOf(flagmanFirst(product.images)[0])}
                alt=""
                letter={product.name.charAt(0)}
                sizes={pictureSizes}
              />
              <h3 className="name">{product.name}</h3>
              <span>
                <Price {...shownPrices(product)} />
              </span>
            </Item>
          </li>
        ))}
        {Array.from({ length: loading }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
          <li key={index} aria-hidden>
            <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto', mb: 1 }} />
            <Skeleton variant="text" sx={{ width: '80%', fontSize: 'body2.fontSize' }} />
            <Skeleton variant="text" sx={{ width: '40%', fontSize: 'body2.fontSize' }} />
          </li>
        ))}
      </Row>
    </Container>
  );
}
