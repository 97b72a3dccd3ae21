import { useLoaderData } from 'react-router';
import { ContractScreen } from '#web/features/inquiries/form/inquiry-screen.tsx';
import { loadForm as loader } from '#web/features/inquiries/form/load-form.ts';

export { loader };

/** 제품 문의. */
export function Component() {
  return <ContractScreen type="CONTACT" {...useLoaderData<typeof loader>()} />;
}
