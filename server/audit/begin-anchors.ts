import { auditText as text } from '#shared/messages/admin/system/audit.ko.ts';
import type { Context } from '../context.ts';
import { nowIso } from '../context.ts';
import { anchorsOf } from './audit-anchors.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Starts the anchors with an audit log entry, if there are none of this key: first start of this version, a removed
 * file, a restored backup, or another key. Not needed for an empty log.
 */
export async function beginAnchors(context: Context): Promise<void> {
  const { db } = context;
  const anchors = anchorsOf(db);
  if (await anchors.load()) return;
  const { number } = await db.selectFrom('audit_head').select('number').executeTakeFirstOrThrow();
  if (number === 0) return;
  const now = nowIso(context);
  const aside = anchors.file.setAside(now);
  const detail = aside === null ? text.anchorsMissing : text.anchorsOfOtherKey(aside);
  await recordAudit(db, { actor: null, action: 'audit.anchor', detail }, now);
}
