import type { LoaderFunctionArgs } from 'react-router';
import { ACTIVITY_VIEWS } from '#shared/activity.ts';
import type { ActivityView } from '#shared/activity.ts';
import { LIMITS } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';

/** One page of one part of 내 활동, as the query string names it. Unknown values show the first page of notifications. */
export async function loadActivity(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const view = ACTIVITY_VIEWS.find((name) => name === searchParams.get('view'));
  const requested = Number(searchParams.get('page'));
  const page = Number.isInteger(requested) && requested >= 1 && requested <= LIMITS.listPageMax ? requested : 1;
  // Together: a call that failed with nobody waiting for it would be an unhandled rejection.
  const [shown, counts] = await Promise.all([
    readView(args, view, page),
    apiFrom(args).post('/api/v1/user/activity-counts', undefined, { signal: args.request.signal }),
  ]);
  return { page, ...shown, counts };
}

async function readView(args: LoaderFunctionArgs, view: ActivityView | undefined, page: number) {
  const api = apiFrom(args);
  const { signal } = args.request;
  switch (view) {
    case 'questions':
      return { view, result: await api.post('/api/v1/user/my-posts', { page, boardType: 'qna' }, { signal }) } as const;
    case 'market':
      return {
        view,
        result: await api.post('/api/v1/user/my-posts', { page, boardType: 'market' }, { signal }),
      } as const;
    case 'replies':
      return { view, result: await api.post('/api/v1/user/my-replies', { page }, { signal }) } as const;
    case 'inquiries': {
      const first = new URL(args.request.url).searchParams.get('open')?.slice(0, 40);
      return { view, result: await api.post('/api/v1/user/my-contracts', { page, first }, { signal }) } as const;
    }
    case 'downloads':
      return { view, result: await api.post('/api/v1/user/my-downloads', { page }, { signal }) } as const;
    case undefined: {
      const [result, mail] = await Promise.all([
        api.post('/api/v1/user/notifications', { page }, { signal }),
        api.post('/api/v1/user/notification-mail', {}, { signal }),
      ]);
      return { view, result, mail } as const;
    }
  }
}

/** URL of a page of a part. */
export const activityAddress = (view: ActivityView | undefined, page: number): string => {
  const address = paths.myActivity(view);
  return page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
};
