import CardActionArea from '@mui/material/CardActionArea';
import CardMedia from '@mui/material/CardMedia';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';

/** Padding for the focus ring, which the overflow would clip. */
const Row = styled(List)(({ theme }) => ({
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

const Item = styled(CardActionArea)({
  '&:hover h3': { textDecoration: 'underline' },
}) as typeof CardActionArea;

/** Clamped to two lines. */
const Name = styled(Typography)(({ theme }) => ({
  display: '-webkit-box',
  margin: theme.spacing(1, 0, 0.25),
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
})) as typeof Typography;

const pictureSizes = '(min-width: 1200px) 12vw, (min-width: 600px) 18vw, max(112px, 30vw)';

type RecentlyViewedProps =
  | { products: readonly Product[]; loading?: undefined }
  /** Number of placeholders. */
  | { loading: number; products?: undefined };

/** Recently viewed products; renders nothing when empty. */
export function RecentlyViewed({ products, loading = 0 }: RecentlyViewedProps) {
  const headingId = useId();
  if (products?.length === 0) return null;
  return (
    <Container component="section" aria-labelledby={headingId} sx={{ pb: 10 }}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ mb: 2 }}>
        {i18n.t('Recently viewed')}
      </Typography>
      <Row role="list" aria-busy={!products}>
        {products?.map((product) => (
          <ListItem key={product._id} disablePadding alignItems="flex-start">
            <Item href={paths.product(product._id)}>
              <CardMedia>
                <Picture
                  {...sourcesOf(flagmanFirst(product.images)[0])}
                  alt=""
                  letter={product.name.charAt(0)}
                  sizes={pictureSizes}
                />
              </CardMedia>
              <Name variant="body2" component="h3">
                {product.name}
              </Name>
              <Price {...shownPrices(product)} variant="body2" />
            </Item>
          </ListItem>
        ))}
        {Array.from({ length: loading }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
          <ListItem key={index} disablePadding aria-hidden sx={{ display: 'block' }}>
            <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto', mb: 1 }} />
            <Skeleton variant="text" sx={{ width: '80%', fontSize: 'body2.fontSize' }} />
            <Skeleton variant="text" sx={{ width: '40%', fontSize: 'body2.fontSize' }} />
          </ListItem>
        ))}
      </Row>
    </Container>
  );
}
