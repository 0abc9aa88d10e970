import { i18n } from '../../../../contract/i18n.ts';
import type { AdminReview } from '../../../../contract/schemas/reviews.ts';

/** A review by its product and author; a deleted account leaves no name. */
type Named = Pick<AdminReview, 'productName' | 'name'>;

/** Name within a sentence. */
export function reviewName({ productName, name }: Named): string {
  return name
    ? i18n.t('the review of {productName} by {name}', { productName, name })
    : i18n.t('the review of {productName}', { productName });
}

export function publishLabel({ productName, name }: Named): string {
  return name
    ? i18n.t('Publish the review of {productName} by {name}', { productName, name })
    : i18n.t('Publish the review of {productName}', { productName });
}

export function hideLabel({ productName, name }: Named): string {
  return name
    ? i18n.t('Hide the review of {productName} by {name}', { productName, name })
    : i18n.t('Hide the review of {productName}', { productName });
}

export function answerLabel({ productName, name }: Named): string {
  return name
    ? i18n.t('Answer the review of {productName} by {name}', { productName, name })
    : i18n.t('Answer the review of {productName}', { productName });
}

export function editLabel({ productName, name }: Named): string {
  return name
    ? i18n.t('Edit answer to the review of {productName} by {name}', { productName, name })
    : i18n.t('Edit answer to the review of {productName}', { productName });
}
