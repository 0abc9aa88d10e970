import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { normalCode } from '../../../contract/rules/pricing.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { useEditableText } from '../../ui/useEditableText.ts';

type CodeFieldProps = {
  /** The code that was applied last; undefined for none. */
  code: string | undefined;
  /** Why it takes nothing off; undefined where it does. */
  problem: string | undefined;
  isLoading: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
};

/** A discount code: typed and applied, or applied and taken off again. */
export function CodeField({ code, problem, isLoading, onApply, onRemove }: CodeFieldProps) {
  const [typed, setTyped] = useEditableText(code ?? '');
  if (code !== undefined && !problem && !isLoading) {
    return (
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}
      >
        <Typography variant="body2">
          Code <b>{code}</b> is applied
        </Typography>
        <Button
          color="inherit"
          sx={{ mr: -1 }}
          aria-label={`Remove the code ${code}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Box>
    );
  }

  function apply() {
    if (typed.trim()) onApply(normalCode(typed));
    else if (code !== undefined) onRemove();
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      // A code left in the field when going on to the payment is meant to apply.
      onBlur={({ currentTarget, relatedTarget }) => {
        const isWithin = currentTarget.contains(relatedTarget);
        if (!isWithin && normalCode(typed) !== (code ?? '')) apply();
      }}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 2 }}
    >
      <TextField
        label="Discount code"
        size="small"
        fullWidth
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={Boolean(problem)}
        helperText={problem}
        slotProps={{
          // As high as the button.
          input: { sx: { minHeight: 44 } },
          htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
          formHelperText: { role: 'alert' },
        }}
      />
      <PendingButton
        type="submit"
        variant="outlined"
        isPending={isLoading}
        sx={{ mt: 3.25, minHeight: 44 }}
      >
        Apply
      </PendingButton>
    </Box>
  );
}
