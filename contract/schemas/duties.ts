import Type from 'typebox';
import { limits, patterns } from '../limits.ts';
import { optional } from './common.ts';

function text(description: string) {
  return optional(
    Type.String({ maxLength: limits.duty.max }),
    `Extension: ${description}; may be empty`,
  );
}

/** Fields of a product that the European Union requires: docs/eu.md. */
export const duties = {
  composition: text('fibres by percent, as 98% wool, 2% elastane; Lining: 100% viscose'),
  madeIn: text('countries of its making, as Weaving: Italy; Sewing: Portugal'),
  recycled: text('recycled content, as 30% of the polyester'),
  guarantee: optional(
    Type.String({ pattern: patterns.guaranteeYears, maxLength: 2 }),
    'Extension: years of the producer’s guarantee of durability; may be empty',
  ),
  producer: text('name, postal and electronic address of its producer'),
  responsible: text('the person responsible for it in the European Union, with addresses'),
  warnings: text('warnings and safety information'),
};
