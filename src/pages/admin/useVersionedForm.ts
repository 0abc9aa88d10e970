import { useRef, useState } from 'react';

/**
 * A form for what several admins may edit at once. Nothing is overwritten unawares: only `version`
 * may be. After a conflict, `newer` is the current state, and the admin either continues from it
 * (`startFrom`) or overwrites it (`keepMine`, then send).
 */
export function useVersionedForm<Subject extends { version?: number | undefined }>(
  loaded: Subject,
) {
  /** What the form was filled with. */
  const [base, setBase] = useState(loaded);
  const version = useRef(loaded.version);
  const [newer, setNewer] = useState<Subject>();
  const [formKey, setFormKey] = useState(0);

  /** The form goes on; this is what it is a change of from now on. */
  function takeSaved(saved: Subject) {
    setBase(saved);
    version.current = saved.version;
    setNewer(undefined);
  }

  /** Another form, with these values in it. */
  function startFrom(subject: Subject) {
    takeSaved(subject);
    setFormKey((key) => key + 1);
  }

  function keepMine() {
    version.current = newer?.version;
  }

  return { base, version, newer, setNewer, formKey, takeSaved, startFrom, keepMine };
}
