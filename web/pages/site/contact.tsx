import { useLoaderData } from 'react-router';
import { InquiryScreen } from '#web/features/inquiries/form/inquiry-screen.tsx';
import { loadInquiryForm as loader } from '#web/features/inquiries/form/load-inquiry-form.ts';

export { loader };

/** 제품 문의. */
export function Component() {
  return <InquiryScreen type="CONTACT" {...useLoaderData<typeof loader>()} />;
}
