import { useFormContext } from 'react-hook-form';
import { checkContractField } from '#shared/contracts/contract-rules.ts';
import type { ContractFieldName } from '#shared/contracts/contracts.ts';
import { koreanDay } from '#shared/words/days.ts';
import type { ContractValues } from '../contract-values.ts';

/** What an input of a text field needs: its name, its rule, and the message at it. */
export function useField() {
  const { register, formState } = useFormContext<ContractValues>();
  return (name: ContractFieldName) => ({
    ...register(name, { validate: (value) => checkContractField(name, value, koreanDay(new Date())) ?? true }),
    error: formState.errors[name]?.message,
  });
}
