import type { Failure } from '../../contract/schemas/common.ts';

/** What a failure's body tells, whoever wrote it; a part that is not as the contract has it is absent. */
export function readFailure(body: unknown): Partial<Failure> {
  if (!isRecord(body)) return {};
  const { message, errors, fields } = body;
  return {
    ...(isText(message) && { message }),
    ...(Array.isArray(errors) && errors.every(isText) && { errors }),
    ...(isRecord(fields) && hasTexts(fields) && { fields }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasTexts(record: Record<string, unknown>): record is Record<string, string> {
  return Object.values(record).every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
