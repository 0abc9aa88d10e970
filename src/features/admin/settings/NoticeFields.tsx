import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import type { UploadPicture } from '../../../ui/usePictureUploads.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { PicturePlace } from './HomePictures.tsx';

/** The European Union's notice of the legal guarantee: an official picture, and its words. */
export function NoticeFields({ upload }: { upload: UploadPicture }) {
  return (
    <AdminCard title={i18n.t('Notice of the legal guarantee')}>
      <Typography variant="body2" color="textSecondary">
        {i18n.t(
          'The European Union’s notice, in cart, order form and the order’s mail. Upload the official picture of regulation (EU) 2025/1960 in your customers’ language, unchanged and in colour.',
        )}
      </Typography>
      <PicturePlace name="pictures.notice" title={i18n.t('Official picture')} upload={upload} />
      <FormTextField
        name="noticeText"
        label={i18n.t('Words of the picture')}
        hint={i18n.t('All of them, for screen readers and for mail without pictures')}
        minRows={4}
      />
    </AdminCard>
  );
}
