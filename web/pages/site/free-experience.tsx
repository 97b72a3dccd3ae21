import { useLoaderData } from 'react-router';
import { ContractScreen } from '../../features/contracts/form/contract-screen.tsx';
import { loadForm as loader } from '../../features/contracts/form/load-form.ts';

export { loader };

/** 무료체험. */
export function Component() {
  return <ContractScreen type="FREE" {...useLoaderData<typeof loader>()} />;
}
