import { useLoaderData } from 'react-router';
import { ContractScreen } from '#web/features/contracts/form/contract-screen.tsx';
import { loadForm as loader } from '#web/features/contracts/form/load-form.ts';

export { loader };

/** 제품 문의. */
export function Component() {
  return <ContractScreen type="CONTACT" {...useLoaderData<typeof loader>()} />;
}
