import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { bannerSizes } from '../../../../contract/rules/banners.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import type { HomePictureName } from '../../../../contract/schemas/shopProfile.ts';
import type { SentPicture } from '../../../lib/sentPictures.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { PictureDrop } from '../../../ui/PictureDrop.tsx';
import { UploadTile } from '../../../ui/UploadTile.tsx';
import {
  type UploadPicture,
  usePictureUploads,
  useSubmitOnceUploaded,
} from '../../../ui/usePictureUploads.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import type { ShopValues } from './shopValues.ts';

/** Pictures beside each other. */
export const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
}));

/** In English. */
const titles: Record<HomePictureName, string> = {
  home: /*i18n*/ 'Banner',
  women: categoryInfo.women.name,
  men: categoryInfo.men.name,
  kids: categoryInfo.kid.name,
  story: /*i18n*/ 'Editorial block',
  icon: /*i18n*/ 'Icon',
};

/** Fields for the pictures of home page and categories and for the icon; uploads start at once. */
export function HomePictures({ upload }: { upload: UploadPicture }) {
  const element = useRef<HTMLDivElement>(null);
  const { errors, touched } = useFormikContext<ShopValues>();
  useSubmitOnceUploaded(element);
  return (
    <Box ref={element} sx={{ gridColumn: '1 / -1' }}>
      <AdminCard title={i18n.t('Pictures of the home page, the categories and the icon')}>
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'One file makes the wide picture and the tall one of a phone, cropped to what draws the eye: at least {width} × {height} pixels. The banner is what a shared link to the shop shows, too. The icon stands in the browser’s tabs and on home screens: a square of 512 pixels. Without a picture, ours is shown.',
            { width: bannerSizes.wide.width, height: bannerSizes.tall.height },
          )}
        </Typography>
        <Places>
          {Object.entries(titles).map(([name, title]) => (
            <PicturePlace
              key={name}
              name={`pictures.${name}`}
              title={i18n.t(title)}
              upload={upload}
            />
          ))}
        </Places>
        <Typography variant="body2" color="error" aria-live="polite">
          {touched.pictures && String(errors.pictures ?? '')}
        </Typography>
      </AdminCard>
    </Box>
  );
}

type PicturePlaceProps = {
  name: string;
  title: string;
  upload: UploadPicture;
  /** Its other fields. */
  children?: ReactNode;
};

/** Field for at most one picture. */
export function PicturePlace({ name, title, upload, children }: PicturePlaceProps) {
  const [{ value: pictures }, , { setValue }] = useField<SentPicture[]>(name);
  const { problems, add, retry } = usePictureUploads({
    pictures,
    upload,
    onChange: (next) => void setValue(next),
  });
  return (
    <FocusFallback label={title}>
      <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      {pictures.map((picture, index) => (
        <UploadTile
          key={picture.id}
          picture={picture}
          place={index + 1}
          isAlert
          onRetry={() => retry(picture.id)}
          onRemove={() => void setValue([])}
        />
      ))}
      {pictures.length === 0 && (
        <PictureDrop max={1} count={0} problems={problems} onFiles={(files) => add(files, 1)} />
      )}
      {children}
    </FocusFallback>
  );
}
