import { useEffect, useLayoutEffect, useRef } from 'react';
import { fileProblem, type PictureEntry, type PictureState, setState } from './pictureEntries.ts';

/** What came of an upload: `name` is how the picture is called from then on, `url` where it is. */
type UploadOutcome =
  | { status: 'stored'; name: string; url: string }
  | { status: 'refused' | 'failed'; reason: string };

/** Sends one picture; never rejects. */
export type UploadPicture = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadOutcome>;

type PictureUploads = {
  pictures: readonly PictureEntry[];
  onChange: (pictures: PictureEntry[]) => void;
  upload: UploadPicture;
  /** A picture did not get to the server. */
  onFailure: () => void;
};

let lastId = 0;

/**
 * Sends pictures as soon as they are chosen, and keeps their states in the list of pictures. A
 * picture that leaves the list, or the screen, is not sent any further.
 */
export function usePictureUploads({ pictures, onChange, upload, onFailure }: PictureUploads) {
  const latest = useRef(pictures);
  const underWay = useRef(new Map<string, AbortController>());
  useLayoutEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  // Several uploads may tell of themselves before the screen has followed.
  function change(next: PictureEntry[]) {
    latest.current = next;
    onChange(next);
  }

  const changeState = (id: string, state: PictureState) =>
    change(setState(latest.current, id, state));

  async function send({ id, file }: PictureEntry) {
    if (!file) return;
    const call = new AbortController();
    underWay.current.set(id, call);
    changeState(id, { status: 'uploading', share: 0 });
    const outcome = await upload(file, {
      signal: call.signal,
      onProgress: (share) => changeState(id, { status: 'uploading', share }),
    });
    underWay.current.delete(id);
    if (call.signal.aborted) return;
    if (outcome.status === 'stored') {
      const { name, url } = outcome;
      changeState(id, { status: 'ready', name, url });
    } else {
      changeState(id, outcome);
      onFailure();
    }
  }

  /** Takes what fits into `room`, and answers what is wrong with the rest. */
  function add(files: readonly File[], room: number): string[] {
    const problems = files.map(fileProblem);
    const fine = files.filter((_, index) => problems[index] === undefined);
    const taken = fine.slice(0, room).map(toEntry);
    if (taken.length > 0) change([...latest.current, ...taken]);
    for (const picture of taken) void send(picture);
    const left = fine.length - taken.length;
    return [
      ...problems.filter((problem) => problem !== undefined),
      ...(left > 0 ? [`There is no room for ${left} more: remove another picture first.`] : []),
    ];
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

  return { add, retry };
}

function forgetPreview({ file, image }: PictureEntry) {
  if (file) URL.revokeObjectURL(image.signedUrl);
}

function toEntry(file: File): PictureEntry {
  lastId += 1;
  return {
    id: `upload-${lastId}`,
    label: file.name,
    image: { signedUrl: URL.createObjectURL(file) },
    flagman: false,
    state: { status: 'uploading', share: 0 },
    file,
  };
}
