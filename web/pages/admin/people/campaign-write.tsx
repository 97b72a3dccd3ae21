import { ChevronLeft } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { campaignText as text } from '#shared/messages/admin/people/campaign.ko.ts';
import { paths } from '#shared/paths.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { CampaignSend } from '#web/features/mail/campaign-send.tsx';
import { loadCampaigns } from '#web/features/mail/load-campaigns.ts';
import { MailForm } from '#web/features/mail/mail-form.tsx';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

export const loader = (args: LoaderFunctionArgs) => loadCampaigns(args);

/** Writes the advertising mail, tries it, and sends it. */
export function Component() {
  const { mail, campaigns, recipients, isNight, isFiled } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={text.start}
      description={text.description}
      action={
        <Link to={paths.adminCampaigns()} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <ChevronLeft size={16} aria-hidden="true" />
          {text.back}
        </Link>
      }
    >
      <MailForm mail={mail}>
        {(isChanged) => (
          <CampaignSend
            mail={mail}
            isChanged={isChanged}
            recipients={recipients}
            isNight={isNight}
            isFiled={isFiled}
            lastSentAt={campaigns[0]?.queuedAt ?? null}
          />
        )}
      </MailForm>
    </AdminPage>
  );
}
