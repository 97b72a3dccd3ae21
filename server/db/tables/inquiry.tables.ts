import type { Generated } from 'kysely';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';

/** An inquiry or a free trial; times are ISO 8601 in UTC. */
export interface InquiryTable {
  id: string;
  /** `C-YYYYMMDD-0001`, with the day in Korean time. */
  number: string;
  type: InquiryKind;
  status: InquiryStatus;
  complete_yn: 'Y' | 'N';
  completed_at: string | null;
  owner_id: string | null;
  /** Member who sent it; null for a visitor. */
  user_id: string | null;
  name: string;
  company: string;
  department: string;
  position: string;
  email: string;
  /** Lower case. */
  email_key: string;
  /** `mailboxKeyOf` the email. One free trial is open per mailbox. */
  mailbox_key: string;
  /** The free trial of the same mailbox that was open when this one was sent. */
  duplicate_of: Generated<string | null>;
  phone: string;
  /** Digits only. */
  phone_key: string;
  industry: string;
  company_size: string;
  inquiry_type: string;
  /** JSON array. */
  products: string;
  target_work: string;
  user_count: string;
  robot_count: string;
  environment: string;
  start_date: string;
  message: string;
  /** When the link in the receipt mail was opened. Advertising consents count from then on. */
  email_confirmed_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
  /** Personal data was erased at this time. */
  erased_at: Generated<string | null>;
}

/** Number of inquiries per day (Korean time). */
export interface InquiryCounterTable {
  day: string;
  last_number: number;
}

export interface InquiryConsentTable {
  id: string;
  inquiry_id: string;
  kind: string;
  version: string;
  agreed: number;
  agreed_at: string;
  ip: string;
}

export interface InquiryMemoTable {
  id: string;
  inquiry_id: string;
  author_id: string | null;
  author_name: string;
  body: string;
  /** Sent to the person by mail; the member who inquired reads it in 내 활동. */
  is_answer: Generated<number>;
  /** Without a mail server the mail of the answer stayed in a file. */
  is_filed: Generated<number>;
  created_at: string;
}

export interface InquiryFileTable {
  id: string;
  /** Null until the form is sent. */
  inquiry_id: string | null;
  position: number;
  name: string;
  mime: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
  created_at: string;
}

/** Append-only log of reads of personal data, changes and exports. */
export interface InquiryLogTable {
  id: string;
  inquiry_id: string | null;
  /** Member whose account was read. */
  member_id: Generated<string | null>;
  actor_id: string;
  actor_name: string;
  action: string;
  detail: string;
  ip: string;
  created_at: string;
}

export interface InquiryFilterTable {
  id: string;
  user_id: string;
  name: string;
  query: string;
  created_at: string;
}
