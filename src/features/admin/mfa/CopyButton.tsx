import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';

type CopyButtonProps = {
  /** Button label, for example `Copy secret`. */
  label: string;
  text: string;
};

export function CopyButton({ label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  function copy() {
    // The clipboard needs https.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject();
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={outcome === 'copied' ? <Check /> : <ContentCopy />}
        onClick={copy}
      >
        {label}
      </Button>
      <span role="status">{outcome && i18n.t(outcomeTexts[outcome])}</span>
    </>
  );
}

const outcomeTexts = {
  copied: /*i18n*/ 'Copied',
  failed: /*i18n*/ 'Copying failed. Select the text instead',
};
