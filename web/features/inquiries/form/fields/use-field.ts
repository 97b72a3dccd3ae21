import { useFormContext } from 'react-hook-form';
import { checkContractField } from '#shared/inquiries/inquiry-rules.ts';
import type { ContractFieldName } from '#shared/inquiries/inquiries.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { ContractValues } from '../inquiry-values.ts';

/** What an input of a text field needs: its name, its rule, and the message at it. */
export function useField() {
  const { register, formState } = useFormContext<ContractValues>();
  return (name: ContractFieldName) => ({
    ...register(name, { validate: (value) => checkContractField(name, value, koreanDay(new Date())) ?? true }),
    error: formState.errors[name]?.message,
  });
}
