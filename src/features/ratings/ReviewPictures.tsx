import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId, useRef } from 'react';
import type { SentPicture } from '../../lib/sentPictures.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { PictureDrop } from '../../ui/PictureDrop.tsx';
import { UploadTile } from '../../ui/UploadTile.tsx';
import { type UploadPicture, usePictureUploads } from '../../ui/usePictureUploads.ts';
import { useSubmitOnceUploaded } from '../../ui/useSubmitOnceUploaded.ts';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: theme.spacing(1),
}));

type ReviewPicturesProps = {
  max: number;
  upload: UploadPicture;
};

/** The pictures of the review's form it stands in: chosen, taken or dropped, and sent at once. */
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
    <Box
      ref={element}
      role="group"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 1, mt: 1 }}
    >
      <Typography id={headingId} variant="body2" sx={{ fontWeight: 600 }}>
        Pictures (optional)
      </Typography>
      <FocusFallback label="Pictures">
        {pictures.length > 0 && (
          <Tiles>
            {pictures.map((picture, index) => (
              <UploadTile
                key={picture.id}
                picture={picture}
                place={index + 1}
                isAlert
                onRetry={() => retry(picture.id)}
                onRemove={() => void setValue(pictures.filter(({ id }) => id !== picture.id))}
              />
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
        Everybody can see them. Where and when they were taken is not kept.
      </Typography>
    </Box>
  );
}
