/** Fields of a product that the European Union requires (docs/eu.md), in the order of the form. */
export const dutyFieldNames = [
  'composition',
  'madeIn',
  'recycled',
  'guarantee',
  'producer',
  'responsible',
  'warnings',
] as const;

export type DutyField = (typeof dutyFieldNames)[number];

export function isDuty(name: string): name is DutyField {
  return dutyFieldNames.some((duty) => duty === name);
}

/** Fields with a default of the shop. */
const safetyFieldNames = ['producer', 'responsible', 'warnings'] as const;

type Safety = Partial<Record<(typeof safetyFieldNames)[number], string>>;

/** A product with the shop's texts where it has none of its own. */
export function withSafety<P extends Safety>(product: P, shop: Safety = {}): P {
  const texts = safetyFieldNames.flatMap((name) => {
    const text = product[name] || shop[name];
    return text ? [[name, text]] : [];
  });
  return { ...product, ...Object.fromEntries(texts) };
}

/** A product without any of these texts. */
export const emptyDuties = Object.fromEntries(dutyFieldNames.map((name) => [name, ''])) as Record<
  DutyField,
  ''
>;
