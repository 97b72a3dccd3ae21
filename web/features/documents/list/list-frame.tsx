import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { seoText } from '#shared/messages/site/seo.ko.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';
import { PageLinks } from '#web/lib/page/page-links.tsx';
import { useBoardType } from '../route-board.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { FilterLinks } from './filter-links.tsx';
import { ListChips } from './list-chips.tsx';
import { ListOrder } from './list-order.tsx';
import { ListSearch } from './list-search.tsx';
import { ListTotal, PrintedPart } from './list-total.tsx';
import type { loadDocuments } from './address/load-documents.ts';
import { NoDocuments } from './no-documents.tsx';
import { RegisterLink } from './register-link.tsx';
import { useIsReloading } from './address/use-is-reloading.ts';
import { useListAddress } from './address/use-list-address.ts';
import { useListMemory } from './address/use-list-memory.ts';

interface ListFrameProps {
  /** Shown while another page of the list loads. */
  skeleton: ReactNode;
  /** Beside the register button. */
  action?: ReactNode;
  /** Beside the number of results: what holds for all of them. */
  mark?: ReactNode;
  /** How categories stand on a phone where they do not scroll sideways. */
  categoriesOnPhone?: 'columns';
  /** Between heading and list. */
  before?: ReactNode;
  children: ReactNode;
}

/** Common parts of all lists: heading, categories, search, order and page numbers. */
export function ListFrame({ skeleton, action, mark, categoriesOnPhone, before, children }: ListFrameProps) {
  const boardType = useBoardType();
  const { name, description, hasFeed, hasMarkdownList } = boardOf(boardType);
  const { query, result, pageCount } = useLoaderData<typeof loadDocuments>();
  const addressOf = useListAddress();
  const isReloading = useIsReloading();
  useListMemory(boardType, query);

  return (
    <Container className="py-6 md:py-14">
      <PageMeta
        title={name}
        description={description}
        path={addressOf({ page: query.page, q: '', sort: 'latest', my: false, filters: {}, startDt: '', status: '' })}
        feed={hasFeed ? { title: seoText.feed(name), path: paths.boardFeed(boardType) } : undefined}
        markdown={hasMarkdownList ? paths.boardMarkdown(boardType, '') : undefined}
        noIndex={query.q !== '' || query.my || query.startDt !== '' || query.status !== ''}
      />
      <PageHeading
        title={name}
        description={description}
        action={
          <div className="no-print flex flex-wrap gap-2">
            {action}
            <RegisterLink canRegister={result.abilities.register} />
          </div>
        }
      />
      {before}
      <div className="no-print mt-5 flex flex-col gap-3 md:mt-8 md:gap-4">
        <CategoryTabs current={query.category} categories={result.categories} phone={categoriesOnPhone} />
        <FilterLinks query={query} />
        <ListChips query={query} />
        {/* In the order in which wider screens show it, so that Tab goes from left to right. */}
        <div className="grid gap-x-4 gap-y-3 md:flex md:flex-wrap md:items-center md:justify-between">
          <div className="row-start-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:justify-start">
            <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-4">
              <ListTotal query={query} result={result} />
              {mark}
            </div>
            <ListOrder query={query} />
          </div>
          <div className="row-start-1 md:min-w-72 md:flex-1 lg:max-w-110">
            <ListSearch query={query} />
          </div>
        </div>
      </div>
      <PrintedPart query={query} result={result} pageCount={pageCount} />
      <div className="mt-3 md:mt-5" aria-busy={isReloading}>
        {isReloading ? skeleton : result.list.length === 0 ? <NoDocuments query={query} /> : children}
      </div>
      <PageLinks
        page={query.page}
        pageCount={pageCount}
        className="no-print mt-10"
        hrefFor={(page) => addressOf({ page })}
      />
    </Container>
  );
}
