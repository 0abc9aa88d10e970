import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { NewsletterState } from '../../../contract/schemas/newsletter.ts';

type NewsletterProps = {
  state: NewsletterState;
  /** Text of the consent. */
  text: string;
  /** Settles when the server has answered. */
  onChange: (wanted: boolean) => Promise<void>;
};

const stateTexts: Record<NewsletterState, string> = {
  none: /*i18n*/ 'You are not subscribed to the newsletter.',
  asked: /*i18n*/ 'We’ve emailed you a link. Open it to confirm the newsletter.',
  confirmed: /*i18n*/ 'You are subscribed to the newsletter.',
};

/** Consent to the newsletter, which a mailed link confirms. */
export function Newsletter({ state, text, onChange }: NewsletterProps) {
  const [isPending, setPending] = useState(false);

  async function change(wanted: boolean) {
    setPending(true);
    await onChange(wanted).finally(() => setPending(false));
  }

  return (
    <Box component="section" aria-labelledby="newsletter" sx={{ mt: 8, maxWidth: '35rem' }}>
      <Typography id="newsletter" variant="h4" component="h2" sx={{ mb: 1 }}>
        {i18n.t('Newsletter')}
      </Typography>
      <FormControlLabel
        label={text}
        control={
          <Checkbox
            checked={state !== 'none'}
            onChange={(_, checked) => {
              if (!isPending) void change(checked);
            }}
          />
        }
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {i18n.t(stateTexts[state])}
      </Typography>
    </Box>
  );
}
