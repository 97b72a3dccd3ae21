import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AdChannel, ContractFields, ContractStatus, ContractType } from '#shared/inquiries/inquiries.ts';
import { AD_CHANNELS } from '#shared/inquiries/inquiries.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { Db } from '../db/open-database.ts';

interface SeedContract extends Partial<ContractFields> {
  createdAt: string;
  type: ContractType;
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  products: string[];
  status: ContractStatus;
  /** Login IDs. */
  owner?: string;
  member?: string;
  marketing?: boolean;
  ads?: AdChannel[];
  memos?: { author: string; at: string; body: string }[];
}

type People = ReadonlyMap<string, { id: string; name: string }>;

const CONTRACTS = new URL('../../content/inquiries.json', import.meta.url);

/** Inquiries and free trials in every state, numbered as if they had come in one after another. */
export async function seedContracts(tx: Db, people: People): Promise<void> {
  const contracts = JSON.parse(await readFile(CONTRACTS, 'utf8')) as SeedContract[];
  const lastOfDay = new Map<string, number>();
  for (const contract of contracts.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const day = koreanDay(new Date(contract.createdAt));
    const position = (lastOfDay.get(day) ?? 0) + 1;
    lastOfDay.set(day, position);
    const number = `C-${day.replaceAll('-', '')}-${String(position).padStart(4, '0')}`;
    await seedContract(tx, contract, number, people);
  }
  const counters = [...lastOfDay].map(([day, last_number]) => ({ day, last_number }));
  await tx.insertInto('contract_counter').values(counters).execute();
}

async function seedContract(tx: Db, contract: SeedContract, number: string, people: People): Promise<void> {
  const id = randomUUID();
  const createdAt = utc(contract.createdAt);
  const updatedAt = utc(contract.memos?.at(-1)?.at ?? contract.createdAt);
  const isComplete = contract.status === '완료';
  await tx
    .insertInto('contract')
    .values({
      id,
      number,
      type: contract.type,
      status: contract.status,
      complete_yn: isComplete ? 'Y' : 'N',
      completed_at: isComplete ? updatedAt : null,
      owner_id: people.get(contract.owner ?? '')?.id ?? null,
      user_id: people.get(contract.member ?? '')?.id ?? null,
      name: contract.name,
      company: contract.company,
      department: contract.department ?? '',
      position: contract.position ?? '',
      email: contract.email,
      email_key: contract.email.toLowerCase(),
      email_confirmed_at: updatedAt,
      phone: contract.phone,
      phone_key: contract.phone.replace(/\D/g, ''),
      industry: contract.industry ?? '',
      company_size: contract.companySize ?? '',
      inquiry_type: contract.inquiryType ?? '',
      products: JSON.stringify(contract.products),
      target_work: contract.targetWork ?? '',
      user_count: contract.userCount ?? '',
      robot_count: contract.robotCount ?? '',
      environment: contract.environment ?? '',
      start_date: contract.startDate ?? '',
      message: contract.message,
      created_at: createdAt,
      updated_at: updatedAt,
    })
    .execute();
  await tx
    .insertInto('contract_consent')
    .values(consentsOf(id, contract, createdAt))
    .execute();
  for (const { author, at, body } of contract.memos ?? []) {
    const person = people.get(author);
    await tx
      .insertInto('contract_memo')
      .values({
        id: randomUUID(),
        contract_id: id,
        author_id: person?.id ?? null,
        author_name: person?.name ?? author,
        body,
        created_at: utc(at),
      })
      .execute();
  }
}

function consentsOf(contractId: string, { marketing, ads }: SeedContract, agreedAt: string) {
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
    contract_id: contractId,
    kind,
    version: '1.0',
    agreed: agreed ? 1 : 0,
    agreed_at: agreedAt,
    ip: '192.0.2.1',
  }));
}

const utc = (iso: string) => new Date(iso).toISOString();
