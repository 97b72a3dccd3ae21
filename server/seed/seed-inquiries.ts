import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AdChannel, InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { InquiryFields } from '#shared/inquiries/inquiry-fields.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { AD_CHANNELS } from '#shared/inquiries/inquiry-choices.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { Db } from '../db/open-database.ts';
import { emailKeyOf, mailboxKeyOf } from '../mail/recipient.ts';
import { contentUrl } from '#server/content.ts';

interface SeedInquiry extends Partial<InquiryFields> {
  createdAt: string;
  type: InquiryKind;
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  products: string[];
  status: InquiryStatus;
  /** Login IDs. */
  owner?: string;
  member?: string;
  marketing?: boolean;
  ads?: AdChannel[];
  memos?: { author: string; at: string; body: string; isAnswer?: boolean }[];
}

type People = ReadonlyMap<string, { id: string; name: string }>;

const INQUIRIES = contentUrl('inquiries.json');

/** Inquiries and free trials in every state, numbered in order of arrival. */
export async function seedInquiries(tx: Db, people: People): Promise<void> {
  const inquiries = JSON.parse(await readFile(INQUIRIES, 'utf8')) as SeedInquiry[];
  const lastOfDay = new Map<string, number>();
  for (const inquiry of inquiries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const day = koreanDay(new Date(inquiry.createdAt));
    const position = (lastOfDay.get(day) ?? 0) + 1;
    lastOfDay.set(day, position);
    const number = `C-${day.replaceAll('-', '')}-${String(position).padStart(4, '0')}`;
    await seedInquiry(tx, inquiry, number, people);
  }
  const counters = [...lastOfDay].map(([day, last_number]) => ({ day, last_number }));
  await tx.insertInto('inquiry_counter').values(counters).execute();
}

async function seedInquiry(tx: Db, inquiry: SeedInquiry, number: string, people: People): Promise<void> {
  const id = randomUUID();
  const createdAt = utc(inquiry.createdAt);
  const updatedAt = utc(inquiry.memos?.at(-1)?.at ?? inquiry.createdAt);
  const isComplete = inquiry.status === '완료';
  await tx
    .insertInto('inquiry')
    .values({
      id,
      number,
      type: inquiry.type,
      status: inquiry.status,
      complete_yn: isComplete ? 'Y' : 'N',
      completed_at: isComplete ? updatedAt : null,
      owner_id: people.get(inquiry.owner ?? '')?.id ?? null,
      user_id: people.get(inquiry.member ?? '')?.id ?? null,
      name: inquiry.name,
      company: inquiry.company,
      department: inquiry.department ?? '',
      position: inquiry.position ?? '',
      email: inquiry.email,
      email_key: emailKeyOf(inquiry.email),
      mailbox_key: mailboxKeyOf(inquiry.email),
      email_confirmed_at: updatedAt,
      phone: inquiry.phone,
      phone_key: inquiry.phone.replace(/\D/g, ''),
      industry: inquiry.industry ?? '',
      company_size: inquiry.companySize ?? '',
      inquiry_type: inquiry.inquiryType ?? '',
      products: JSON.stringify(inquiry.products),
      target_work: inquiry.targetWork ?? '',
      user_count: inquiry.userCount ?? '',
      robot_count: inquiry.robotCount ?? '',
      environment: inquiry.environment ?? '',
      start_date: inquiry.startDate ?? '',
      message: inquiry.message,
      created_at: createdAt,
      updated_at: updatedAt,
    })
    .execute();
  await tx
    .insertInto('inquiry_consent')
    .values(consentsOf(id, inquiry, createdAt))
    .execute();
  for (const { author, at, body, isAnswer = false } of inquiry.memos ?? []) {
    const person = people.get(author);
    await tx
      .insertInto('inquiry_memo')
      .values({
        id: randomUUID(),
        inquiry_id: id,
        author_id: person?.id ?? null,
        author_name: person?.name ?? author,
        body,
        is_answer: isAnswer ? 1 : 0,
        created_at: utc(at),
      })
      .execute();
  }
}

function consentsOf(contractId: string, { marketing, ads }: SeedInquiry, agreedAt: string) {
  const answers: [string, boolean][] = [
    ['privacy-contact', true],
    ['marketing', marketing ?? false],
    ...(Object.keys(AD_CHANNELS) as AdChannel[]).map((channel): [string, boolean] => [
      `advertising-${channel}`,
      ads?.includes(channel) ?? false,
    ]),
  ];
  return answers.map(([kind, agreed]) => ({
    id: randomUUID(),
    inquiry_id: contractId,
    kind,
    version: '1.0',
    agreed: agreed ? 1 : 0,
    agreed_at: agreedAt,
    ip: '192.0.2.1',
  }));
}

const utc = (iso: string) => new Date(iso).toISOString();
