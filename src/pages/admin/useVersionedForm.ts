import { useRef, useState } from 'react';

/**
 * State of a form with optimistic locking by `version`. After a conflict, `newer` is the current
 * state, and the admin either continues from it (`startFrom`) or overwrites it (`keepMine`, then
 * submit).
 */
export function useVersionedForm<Subject extends { version?: number | undefined }>(
  loaded: Subject,
) {
  /** State that the form was loaded from. */
  const [base, setBase] = useState(loaded);
  const version = useRef(loaded.version);
  const [newer, setNewer] = useState<Subject>();
  const [formKey, setFormKey] = useState(0);

  /** Makes the saved state the new base; the form keeps its values. */
  function takeSaved(saved: Subject) {
    setBase(saved);
    version.current = saved.version;
    setNewer(undefined);
  }

  /** Restarts the form with these values. */
  function startFrom(subject: Subject) {
    takeSaved(subject);
    setFormKey((key) => key + 1);
  }

  function keepMine() {
    version.current = newer?.version;
  }

  return { base, version, newer, setNewer, formKey, takeSaved, startFrom, keepMine };
}
