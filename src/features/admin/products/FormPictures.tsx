import { useField } from 'formik';
import { useRef } from 'react';
import type { UploadPicture } from '../../../ui/usePictureUploads.ts';
import { useSubmitOnceUploaded } from '../../../ui/useSubmitOnceUploaded.ts';
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
  const element = useRef<HTMLDivElement>(null);
  useSubmitOnceUploaded(element);
  return (
    <div ref={element}>
      <PictureTiles
        {...props}
        pictures={value}
        error={touched ? error : undefined}
        onChange={(pictures) => setValue(pictures)}
      />
    </div>
  );
}
