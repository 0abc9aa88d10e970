import Button from '@mui/material/Button';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import type { TranslatedSubject } from '../../../contract/rules/translations.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { useMay } from '../../features/admin/frame/useMay.ts';

type TranslationsLinkProps = {
  subject: TranslatedSubject;
  /** Id of one item; all items by default. */
  id?: string;
};

/** Link to the translations of what a page edits, in a shop with several languages. */
export function TranslationsLink({ subject, id }: TranslationsLinkProps) {
  const { languages } = useShop();
  const { translations } = useEnvParams();
  const may = useMay();
  if (!translations || languages.length < 2 || !may('texts:read')) return null;
  return <Button href={adminPaths.translationsOf(subject, id)}>{i18n.t('Translations')}</Button>;
}
