import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeConfirmedInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

it('asks the database as often for three recipients as for one', async () => {
  const yes = { version: '1.0', agreed: true };
  const consents = {
    privacy: yes,
    marketing: yes,
    advertising: yes,
    adChannels: { email: true, sms: false, phone: false },
  };
  const queriesFor = async (recipients: number) => {
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => ((queries += 1), node),
      transformResult: async ({ result }) => result,
    };
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    for (let i = 0; i < recipients; i += 1)
      await makeConfirmedInquiry(portal, { email: `reader${i}@example.com`, consents });
    const { withoutPlugins } = portal.context.db;
    // Counts the queries of transactions, too.
    portal.context.db.withoutPlugins = () => withoutPlugins.call(portal.context.db).withPlugin(counter);
    const { data } = await portal.post('/api/v1/admin/mail-campaign', undefined, { token });
    expect(data).toEqual({ count: recipients });
    return queries;
  };
  const forOne = await queriesFor(1);
  expect(forOne).toBeGreaterThan(3);
  expect(await queriesFor(3)).toBe(forOne);
});
