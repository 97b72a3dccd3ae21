import type { FastifyInstance } from 'fastify';
import { mailContract } from '#shared/contract/admin/mail.contract.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { campaignText } from '#shared/messages/admin/people/campaign.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { mailComposer, mailTextOf } from '#server/mail/compose-mail.ts';
import { saveMails } from '#server/mail/outbox.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { advertisingMail } from './advertising.mails.ts';
import { advertisingRecipients, countAdvertisingRecipients, recipientOfConsenter } from './advertising.queries.ts';
import { advertisingAllowedFrom } from './advertising-hours.ts';
import { lockAdministrators } from '../users/user.queries.ts';
import { latestCampaigns, listCampaigns, stopCampaign } from './campaign.queries.ts';
import { oneClickUrl, unsubscribeUrl } from './unsubscribe.routes.ts';

/** Sends an advertising mail to all who consented, each with an unsubscribe link, and stops it. */
export function campaignRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  route(app, mailContract.campaignCount, async ({ request }) => {
    requireAllowed(request, can.manageSite);
    return {
      count: await countAdvertisingRecipients(db),
      isNight: advertisingAllowedFrom(context.clock.now()) !== undefined,
      isFiled: isMailFiled(config),
    };
  });

  route(app, mailContract.campaigns, async ({ request }) => {
    requireAllowed(request, can.manageSite);
    return { list: await listCampaigns(db) };
  });

  route(app, mailContract.campaign, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageSite);
    return transaction(db, async (tx) => {
      // Of two who send at the same moment, the second sees the first.
      await lockAdministrators(tx);
      const [last] = await latestCampaigns(tx).limit(1).execute();
      if (input.lastSentAt !== undefined && input.lastSentAt !== (last?.created_at ?? null)) fail('CM08');
      const content = advertisingMail(config);
      const { updatedAt, ...words } = await mailTextOf(tx, content.name);
      if (updatedAt !== input.updatedAt) fail('CM08');
      const recipients = await advertisingRecipients(tx);
      if (recipients.length === 0) fail('ST03');
      const compose = await mailComposer(tx, config, content, words);
      const mails = recipients.map((recipient) => ({
        to: recipientOfConsenter(recipient),
        mail: compose(unsubscribeUrl(context, recipient)),
        unsubscribeUrl: oneClickUrl(context, recipient),
      }));
      const morning = advertisingAllowedFrom(context.clock.now());
      await saveMails(tx, context, mails, morning);
      const sent = { count: mails.length, isNight: morning !== undefined, isFiled: isMailFiled(config) };
      const { mails: nameOf, done } = campaignText.send;
      const detail = sent.isFiled ? adminText.mailFiled(nameOf(sent.count)) : done(sent);
      await recordAudit(tx, { actor, action: 'mail.campaign', detail, ip: request.ip }, nowIso(context));
      return sent;
    });
  });

  route(app, mailContract.campaignStop, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageSite);
    return transaction(db, async (tx) => {
      const now = nowIso(context);
      const campaign = await stopCampaign(tx, input.queuedAt, now);
      // All are sent, or a colleague was first.
      if (!campaign || campaign.stopped === 0) return { stopped: 0, sent: campaign?.sent ?? 0 };
      const { subject: target, stopped, sent } = campaign;
      const detail = campaignText.stop.done(stopped, sent);
      await recordAudit(tx, { actor, action: 'mail.campaignStop', target, detail, ip: request.ip }, now);
      return { stopped, sent };
    });
  });
}
