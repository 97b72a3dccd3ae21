import { useLoaderData } from 'react-router';
import { ContractScreen } from '#web/features/contracts/form/contract-screen.tsx';
import { loadForm as loader } from '#web/features/contracts/form/load-form.ts';

export { loader };

/** 무료체험. */
export function Component() {
  return <ContractScreen type="FREE" {...useLoaderData<typeof loader>()} />;
}
