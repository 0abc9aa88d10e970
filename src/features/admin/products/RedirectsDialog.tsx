import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import type { Redirect } from '../../../../contract/schemas/redirects.ts';
import { fromLines, toLines } from '../../../lib/redirectLines.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

const schema = object({
  lines: string().test((text = '', context) => {
    const { wrong } = fromLines(text);
    if (wrong === undefined) return true;
    const message = i18n.t(
      'Line {line}: write the old path, a space and the new path, as /products/coat /women',
      { line: wrong },
    );
    return context.createError({ message });
  }),
});

type RedirectsDialogProps = {
  redirects: readonly Redirect[];
  /** Resolves to the error message, or to undefined on success. */
  onSave: (redirects: Redirect[]) => Promise<string | undefined>;
  onClose: () => void;
};

/** Paths of a former shop, one per line. */
export function RedirectsDialog({ redirects, onSave, onClose }: RedirectsDialogProps) {
  return (
    <FormDialog
      title={i18n.t('Redirects')}
      description={i18n.t(
        'Visitors and search engines that ask for an old path of a former shop are permanently redirected to the new one. The import adds a redirect for each product.',
      )}
      initialValues={{ lines: toLines(redirects) }}
      schema={schema}
      onSubmit={({ lines }) => onSave(fromLines(lines).redirects)}
      onClose={onClose}
    >
      <FormTextField
        name="lines"
        label={i18n.t('Old path, a space, new path')}
        hint={i18n.t('One redirect in each line')}
        minRows={8}
        maxRows={16}
      />
    </FormDialog>
  );
}
