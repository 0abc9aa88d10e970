import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { i18n } from '../../contract/i18n.ts';
import {
  fileProblem,
  type SentPicture,
  type UploadOutcome,
  uploadsPending,
} from '../lib/sentPictures.ts';

/** Uploads one picture; never rejects. */
export type UploadPicture = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadOutcome>;

type PictureUploads = {
  pictures: readonly SentPicture[];
  onChange: (pictures: SentPicture[]) => void;
  upload: UploadPicture;
  onFailure?: () => void;
};

let lastId = 0;

/**
 * Uploads pictures as soon as they are chosen, and tracks their state in the list. Removing a
 * picture or unmounting aborts its upload. Permanently rejected pictures are removed; `problems`
 * has the reasons until files are chosen again.
 */
export function usePictureUploads({ pictures, onChange, upload, onFailure }: PictureUploads) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const latest = useRef(pictures);
  const underWay = useRef(new Map<string, AbortController>());
  useLayoutEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  // Uploads may report progress several times before a re-render.
  function change(next: SentPicture[]) {
    latest.current = next;
    onChange(next);
  }

  /** Updates a picture; does nothing if it was removed meanwhile. */
  const changeOne = (id: string, part: Partial<Pick<SentPicture, 'state' | 'width'>>) =>
    change(latest.current.map((each) => (each.id === id ? { ...each, ...part } : each)));

  async function send({ id, label, image, file }: SentPicture) {
    if (!file) return;
    const call = new AbortController();
    underWay.current.set(id, call);
    changeOne(id, { state: { status: 'uploading', share: 0 } });
    const [outcome, width] = await Promise.all([
      upload(file, {
        signal: call.signal,
        onProgress: (share) => changeOne(id, { state: { status: 'uploading', share } }),
      }),
      readPictureWidth(image.signedUrl),
    ]);
    underWay.current.delete(id);
    if (call.signal.aborted) return;
    if (outcome.status === 'stored') {
      const { name, url } = outcome;
      return changeOne(id, { state: { status: 'ready', name, url }, width });
    }
    const { status, reason } = outcome;
    if (status === 'failed') changeOne(id, { state: { status, reason } });
    else {
      change(latest.current.filter((each) => each.id !== id));
      const problem = reason.includes(label)
        ? reason
        : i18n.t('“{file}”: {reason}', { file: label, reason });
      setProblems((before) => [...before, problem]);
    }
    onFailure?.();
  }

  /** Adds up to `room` valid pictures; `problems` has the reasons for the rest. */
  function add(files: readonly File[], room: number) {
    const found = files.map(fileProblem);
    const fine = files.filter((_, index) => found[index] === undefined);
    const taken = fine.slice(0, room).map(toEntry);
    const left = fine.length - taken.length;
    setProblems([
      ...found.filter((problem) => problem !== undefined),
      ...(left > 0
        ? [
            i18n.t('There is no room for {count} more. Remove another picture first.', {
              count: left,
            }),
          ]
        : []),
    ]);
    if (taken.length > 0) change([...latest.current, ...taken]);
    for (const picture of taken) void send(picture);
  }

  function retry(id: string) {
    const picture = latest.current.find((each) => each.id === id);
    if (picture) void send(picture);
  }

  useEffect(() => {
    for (const [id, call] of underWay.current)
      if (!pictures.some((each) => each.id === id)) call.abort();
    return () => {
      for (const picture of pictures) {
        if (!latest.current.some(({ id }) => id === picture.id)) forgetPreview(picture);
      }
    };
  }, [pictures]);
  useEffect(() => {
    const calls = underWay.current;
    return () => {
      for (const call of calls.values()) call.abort();
      latest.current.forEach(forgetPreview);
    };
  }, []);

  return { problems, add, retry };
}

function forgetPreview({ file, image }: SentPicture) {
  if (file) URL.revokeObjectURL(image.signedUrl);
}

function toEntry(file: File): SentPicture {
  lastId += 1;
  return {
    id: `upload-${lastId}`,
    label: file.name,
    image: { signedUrl: URL.createObjectURL(file) },
    state: { status: 'uploading', share: 0 },
    file,
  };
}

/** Width of a picture in px after rotation; undefined if the browser can't decode it. */
async function readPictureWidth(url: string): Promise<number | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image.naturalWidth;
  } catch {
    return undefined;
  }
}

/**
 * Resubmits a form once its pictures are uploaded, if pending uploads were the only reason why a
 * submit failed.
 * @param inside element within the form
 */
export function useSubmitOnceUploaded(inside: RefObject<HTMLElement | null>) {
  const { errors, isSubmitting, submitCount } = useFormikContext<{ pictures: unknown }>();
  const [problem, ...others] = Object.values(errors);
  const isWaiting = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what kept it back when it was sent
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    isWaiting.current = problem === uploadsPending() && others.length === 0;
  }, [submitCount, isSubmitting]);

  useEffect(() => {
    if (!isWaiting.current || problem === uploadsPending()) return;
    isWaiting.current = false;
    if (!problem) inside.current?.closest('form')?.requestSubmit();
  }, [problem, inside]);
}
