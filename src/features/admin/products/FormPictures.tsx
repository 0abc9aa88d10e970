import { useField } from 'formik';
import type { UploadPicture } from '../../../ui/usePictureUploads.ts';
import { PictureTiles } from './PictureTiles.tsx';
import type { PictureEntry } from './pictureEntries.ts';

type FormPicturesProps = {
  picturesNumber: number;
  upload: UploadPicture;
  onUploadFailure: () => void;
};

/** The pictures of the product form it stands in. */
export function FormPictures(props: FormPicturesProps) {
  const [{ value }, { touched, error }, { setValue }] = useField<PictureEntry[]>('pictures');
  return (
    <PictureTiles
      {...props}
      pictures={value}
      error={touched ? error : undefined}
      onChange={(pictures) => setValue(pictures)}
    />
  );
}
