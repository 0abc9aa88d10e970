import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef } from 'react';
import { stillUploading } from '../lib/sentPictures.ts';

/**
 * A form that was sent while its pictures were on their way, and for nothing else was kept back, is
 * sent again once they are there.
 * @param inside an element of the form
 */
export function useSubmitOnceUploaded(inside: RefObject<HTMLElement | null>) {
  const { errors, isSubmitting, submitCount } = useFormikContext<{ pictures: unknown }>();
  const [problem, ...others] = Object.values(errors);
  const isWaiting = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what kept it back when it was sent
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    isWaiting.current = problem === stillUploading && others.length === 0;
  }, [submitCount, isSubmitting]);

  useEffect(() => {
    if (!isWaiting.current || problem === stillUploading) return;
    isWaiting.current = false;
    if (!problem) inside.current?.closest('form')?.requestSubmit();
  }, [problem, inside]);
}
