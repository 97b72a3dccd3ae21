import fc from 'fast-check';
import { NASTY_TEXTS, NASTY_VALUES } from './nasty.ts';
import type { Schema } from './operations.ts';

/** Existing values by field name. */
export type Known = Record<string, readonly unknown[]>;

export const nastyText = fc.constantFrom(...NASTY_TEXTS);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(...NASTY_VALUES),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.jsonValue({ depthSize: 'small' }),
);

/** Valid values of a schema, including existing ones; one field in twelve gets another value. */
export function valueOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const fit = fitting(schema, known, name);
  const exists = known[name];
  // Invalid bodies are generated elsewhere.
  if (name === '') return fit;
  return fc.oneof(
    ...(exists ? [{ weight: 8, arbitrary: fc.constantFrom(...exists) }] : []),
    { weight: 4, arbitrary: fit },
    { weight: 1, arbitrary: nastyValue },
  );
}

function fitting(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map((way) => fitting(way, known, name)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return numbers(schema).map(Math.trunc);
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known, name.replace(/s$/, '')), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return objectOf(schema, known);
    default:
      return fc.jsonValue({ depthSize: 'small' });
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, known: Known) {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 20 }), fitting(additionalProperties, known, ''), { maxKeys: 4 });
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, valueOf(one, known, key)]));
  return fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return day.map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.min(maxLength, 60);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    fc.string({ unit: 'binary', minLength, maxLength: longest }),
    nastyText.filter((text) => text.length >= minLength && text.length <= maxLength),
  );
}

const numbers = ({ minimum = -1e9, maximum = 1e9 }: Schema) =>
  fc.oneof(
    fc.constantFrom(minimum, maximum, Math.max(minimum, Math.min(1, maximum))),
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  );
