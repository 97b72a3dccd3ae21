import { useLoaderData } from 'react-router';
import { ContractScreen } from '../../features/contracts/form/contract-screen.tsx';
import { loadForm as loader } from '../../features/contracts/form/load-form.ts';

export { loader };

/** 제품 문의. */
export function Component() {
  return <ContractScreen type="CONTACT" {...useLoaderData<typeof loader>()} />;
}
