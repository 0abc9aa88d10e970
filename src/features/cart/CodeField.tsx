import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { normalCode } from '../../../contract/rules/pricing.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Trans } from '../../ui/Trans.tsx';
import { useEditableText } from '../../ui/useSearchWords.ts';

type CodeFieldProps = {
  /** 'Discount code' by default. */
  label?: string;
  /** 'Apply' by default. */
  submitLabel?: string;
  /** Form in which a typed code is applied. */
  normal?: (typed: string) => string;
  /** Announced while the code counts; by default that it is applied. */
  applied?: string | undefined;
  /** Applied code, valid or not; undefined for none. */
  code: string | undefined;
  /** Reason why the code gives no discount; undefined if it does. */
  problem: string | undefined;
  isLoading: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
};

/** Applies or removes a discount code, or a gift card's. */
export function CodeField({
  label = i18n.t('Discount code'),
  submitLabel = i18n.t('Apply'),
  normal = normalCode,
  applied,
  code,
  problem,
  isLoading,
  onApply,
  onRemove,
}: CodeFieldProps) {
  const [typed, setTyped] = useEditableText(code ?? '');
  if (code !== undefined && !problem && !isLoading) {
    return (
      <Stack
        role="status"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 1 }}
      >
        <Typography variant="body2">
          {applied ?? (
            <Trans id="Code <b>{code}</b> is applied" values={{ code }} components={{ b: <b /> }} />
          )}
        </Typography>
        <Button
          sx={{ mr: -1 }}
          aria-label={
            applied
              ? i18n.t('Remove: {label}', { label })
              : i18n.t('Remove the code {code}', { code })
          }
          onClick={onRemove}
        >
          {i18n.t('Remove')}
        </Button>
      </Stack>
    );
  }

  function apply() {
    if (typed.trim()) onApply(normal(typed));
    else if (code !== undefined) onRemove();
  }

  // The reason is about the applied code, so it goes when another one is typed.
  const error = normal(typed) === (code ?? '') ? problem : undefined;

  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      // Apply on blur, so that a typed code counts even if the customer goes straight to payment.
      onBlur={({ currentTarget, relatedTarget }) => {
        const isWithin = currentTarget.contains(relatedTarget);
        if (!isWithin && normal(typed) !== (code ?? '')) apply();
      }}
      sx={{ alignItems: 'flex-start', gap: 1, mt: 2 }}
    >
      <TextField
        label={label}
        size="small"
        fullWidth
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={Boolean(error)}
        helperText={error}
        slotProps={{
          // Same height as the button.
          input: { sx: { minHeight: 44 } },
          htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 60 },
          formHelperText: { role: 'alert' },
        }}
      />
      <PendingButton
        type="submit"
        variant="outlined"
        isPending={isLoading}
        sx={{ mt: 3.25, minHeight: 44 }}
      >
        {submitLabel}
      </PendingButton>
    </Stack>
  );
}
