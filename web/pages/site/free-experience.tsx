import { useLoaderData } from 'react-router';
import { InquiryScreen } from '#web/features/inquiries/form/inquiry-screen.tsx';
import { loadInquiryForm as loader } from '#web/features/inquiries/form/load-inquiry-form.ts';

export { loader };

/** 무료체험. */
export function Component() {
  return <InquiryScreen type="FREE" {...useLoaderData<typeof loader>()} />;
}
