import { useRef, useState } from 'react';

/**
 * A form for what somebody else may change at the same time. Nobody's change is written over
 * unawares: `version` is what may be. Where somebody was faster, `newer` is what it has become, and
 * the admin either goes on with that (`startFrom`) or saves theirs over it (`keepMine`, then send).
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
