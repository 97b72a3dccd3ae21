import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { ACTIVITY_VIEWS } from '#shared/activity.ts';
import type { ActivityView } from '#shared/activity.ts';
import { activityText as text } from '#shared/messages/account/activity.ko.ts';
import { paths } from '#shared/paths.ts';
import { activityAddress, loadActivity as loader } from '#web/features/activity/load-activity.ts';
import { MailChoice } from '#web/features/activity/mail-choice.tsx';
import { NotificationList } from '#web/features/activity/notification-list.tsx';
import { OwnInquiries } from '#web/features/activity/own-inquiries.tsx';
import { OwnDocuments, OwnDownloads, OwnReplies } from '#web/features/activity/own-lists.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { renderLink } from '#web/lib/render-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState, QuietState } from '#web/ui/feedback/states.tsx';
import { PageLinks } from '#web/lib/page/page-links.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';
import { Link } from '#web/lib/link.tsx';

export { loader };

const LIST_ID = 'my-activity-list';

/** Where somebody goes whose list is empty. */
const WAYS_ON: Record<ActivityView, { to: string; label: string }> = {
  questions: { to: paths.boardRegister('qna'), label: text.ask },
  replies: { to: paths.boardList('qna'), label: text.toQuestions },
  inquiries: { to: paths.contact(), label: text.inquire },
  market: { to: paths.boardList('market'), label: text.toMarket },
  downloads: { to: paths.boardList('library'), label: text.toLibrary },
};

/** 내 활동: a member's own things and what happened to them, without a password. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { view, page, result } = data;
  const name = view === undefined ? text.notifications.name : text.views[view].name;
  return (
    <Container className="py-10 md:py-14">
      <PageMeta title={text.title} description={text.description} noIndex />
      <PageHeading
        title={text.title}
        description={text.description}
        action={
          <Link to={paths.userEdit()} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {text.account}
          </Link>
        }
      />
      <div className="mt-6">
        <TabLinks label={text.viewsLabel} tabs={tabsOf(data)} phone="rows" renderLink={renderLink} />
      </div>
      <div className="mt-6 grid min-h-96 grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <section aria-labelledby={LIST_ID} className={data.view === undefined ? undefined : 'lg:col-span-2'}>
          <div className="mb-3 flex items-baseline justify-between">
            <h2 id={LIST_ID} tabIndex={-1} className="text-lg font-bold text-ink">
              {name}
            </h2>
            <p className="text-sm text-ink-muted">{text.total(result.totalCount)}</p>
          </div>
          {result.list.length === 0 ? <Nothing view={view} /> : <Rows data={data} />}
          <PageLinks
            page={page}
            pageCount={Math.ceil(result.totalCount / result.size)}
            className="mt-8"
            hrefFor={(target) => activityAddress(view, target)}
          />
        </section>
        {data.view === undefined && <MailChoice choice={data.mail} />}
      </div>
    </Container>
  );
}

const tabsOf = ({ view: current, counts }: Awaited<ReturnType<typeof loader>>) =>
  [undefined, ...ACTIVITY_VIEWS].map((view) => ({
    label: view === undefined ? text.notifications.name : text.views[view].name,
    count: counts[view ?? 'notifications'],
    href: paths.myActivity(view),
    isCurrent: view === current,
  }));

function Rows({ data }: { data: Awaited<ReturnType<typeof loader>> }): ReactNode {
  switch (data.view) {
    case 'questions':
    case 'market':
      return <OwnDocuments rows={data.result.list} />;
    case 'replies':
      return <OwnReplies rows={data.result.list} listId={LIST_ID} />;
    case 'inquiries':
      return <OwnInquiries rows={data.result.list} listId={LIST_ID} />;
    case 'downloads':
      return <OwnDownloads rows={data.result.list} />;
    case undefined:
      return <NotificationList rows={data.result.list} />;
  }
}

function Nothing({ view }: { view: ActivityView | undefined }) {
  if (view === undefined)
    return (
      <QuietState
        title={text.notifications.empty}
        description={text.notifications.emptyHint}
        action={[WAYS_ON.questions, WAYS_ON.inquiries].map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'secondary' })}>
            {label}
          </Link>
        ))}
      />
    );
  const { to, label } = WAYS_ON[view];
  return (
    <EmptyState
      title={text.views[view].empty}
      action={
        <Link to={to} className={buttonClass({ variant: 'secondary' })}>
          {label}
        </Link>
      }
    />
  );
}
