import { accountCommandText } from '#shared/messages/admin/system/account-command.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/transaction.ts';

/** Keys of `keys.ts`, with what a new one means to people. */
export const RENEWABLE_KEYS = {
  token: '모두 로그아웃되어 다시 로그인합니다',
  signing: '보낸 메일의 수신거부와 동의 철회 링크가 더는 열리지 않고, 지난 AI 대화는 묻던 사람도 볼 수 없습니다',
  sealing: '2단계 인증을 켠 회원은 복구 코드나 관리자의 해제로 로그인해 다시 등록합니다',
  transport: '열려 있던 화면은 새 키를 받아 다시 보냅니다',
} as const;

/** Forgets a key, so that the next start makes a new one; running instances use the old one until they start again. */
export async function renewKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  name: keyof typeof RENEWABLE_KEYS,
): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.deleteFrom('secret').where('name', '=', name).execute();
    const detail = `${name}, ${accountCommandText.detail}`;
    await recordAudit(tx, { actor: null, action: 'key.renew', detail }, nowIso({ clock }));
  });
}
