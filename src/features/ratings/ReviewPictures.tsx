import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId, useRef } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { SentPicture } from '../../lib/sentPictures.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { PictureDrop } from '../../ui/PictureDrop.tsx';
import { UploadTile } from '../../ui/UploadTile.tsx';
import {
  type UploadPicture,
  usePictureUploads,
  useSubmitOnceUploaded,
} from '../../ui/usePictureUploads.ts';

const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' };

const Tiles = styled(ImageList)({
  margin: 0,
  // Don't clip the focus ring.
  overflow: 'visible',
});

type ReviewPicturesProps = {
  max: number;
  upload: UploadPicture;
};

/** Pictures field of the review form: chosen, taken or dropped, and uploaded at once. */
export function ReviewPictures({ max, upload }: ReviewPicturesProps) {
  const [{ value: pictures }, { touched, error }, { setValue }] =
    useField<SentPicture[]>('pictures');
  const { problems, add, retry } = usePictureUploads({
    pictures,
    upload,
    onChange: (next) => void setValue(next),
  });
  const headingId = useId();
  const element = useRef<HTMLDivElement>(null);
  useSubmitOnceUploaded(element);
  return (
    <Stack ref={element} role="group" aria-labelledby={headingId} sx={{ gap: 1, mt: 1 }}>
      <Typography id={headingId} variant="body2" sx={{ fontWeight: 600 }}>
        {i18n.t('Pictures (optional)')}
      </Typography>
      <FocusFallback label={i18n.t('Pictures')}>
        {pictures.length > 0 && (
          <Tiles role="list" gap={8} style={columns}>
            {pictures.map((picture, index) => (
              <ImageListItem key={picture.id}>
                <UploadTile
                  picture={picture}
                  place={index + 1}
                  isAlert
                  onRetry={() => retry(picture.id)}
                  onRemove={() => void setValue(pictures.filter(({ id }) => id !== picture.id))}
                />
              </ImageListItem>
            ))}
          </Tiles>
        )}
      </FocusFallback>
      <PictureDrop
        max={max}
        count={pictures.length}
        problems={problems}
        error={touched ? error : undefined}
        camera
        onFiles={(files) => add(files, max - pictures.length)}
      />
      <Typography variant="caption" color="textSecondary">
        {i18n.t('Everybody can see them. Where and when they were taken is not kept.')}
      </Typography>
    </Stack>
  );
}
