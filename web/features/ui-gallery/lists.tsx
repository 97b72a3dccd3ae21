import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { PrevNext } from '#web/ui/navigation/prev-next.tsx';
import { SearchBar } from '#web/ui/form/search-bar.tsx';
import type { RenderLink } from '#web/ui/navigation/tab-links.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Table } from '#web/ui/table.tsx';
import { Sample } from './sample.tsx';

const renderLink: RenderLink = ({ href, children, ...rest }) => (
  <a href={href} {...rest}>
    {children}
  </a>
);

const ROWS = [
  { id: '1', kind: '점검', title: '12월 5일(토) 새벽 Manager 정기 점검 안내', date: '2026.11.20', pinned: true },
  {
    id: '2',
    kind: '업데이트',
    title:
      'Studio 4.6 업데이트: 화면 인식 정확도가 높아지고 한글 문서에서 표를 그대로 읽어오는 기능이 더해졌습니다. 자세한 변경 내역을 확인해주세요.',
    date: '2026.11.18',
    pinned: false,
  },
  { id: '3', kind: '공지', title: '고객지원 운영 시간 변경', date: '2026.11.02', pinned: false },
];
const COLUMNS: Column<(typeof ROWS)[number]>[] = [
  { key: 'kind', label: '분류', className: 'md:w-28', cell: ({ kind }) => <Badge>{kind}</Badge> },
  {
    key: 'title',
    label: '제목',
    className: 'md:max-w-0 md:w-full max-md:order-2 max-md:w-full',
    cell: ({ title }) => (
      <a
        href="#main"
        className="block truncate font-medium text-ink hover:underline max-md:line-clamp-2 max-md:whitespace-normal"
      >
        {title}
      </a>
    ),
  },
  {
    key: 'date',
    label: '등록일',
    align: 'center',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ date }) => date,
  },
];
const tab = (label: string, count: number, isCurrent = false) => ({ label, count, isCurrent, href: `#${label}` });

/** Navigation, lists and tables. */
export function Lists({ name }: { name: string }) {
  const hrefFor = (page: number) => `#${name}-${page}`;
  return (
    <>
      <Sample title="목록">
        <Breadcrumb
          renderLink={renderLink}
          label={`현재 위치 (${name})`}
          items={[{ label: '홈', href: '#main' }, { label: '커뮤니티', href: '#main' }, { label: '공지사항' }]}
        />
        <TabLinks
          label={`분류 (${name})`}
          renderLink={renderLink}
          tabs={[tab('전체', 1284, true), tab('공지', 320), tab('업데이트', 511), tab('점검', 402), tab('이벤트', 51)]}
        />
        <div className="md:max-w-lg">
          <SearchBar
            submitLabel="검색"
            label={`${name} 검색`}
            scope={{
              name: 'type',
              label: '검색 범위',
              options: [
                { value: 'all', label: '전체' },
                { value: 'title', label: '제목' },
              ],
            }}
            keyword={{ name: 'q', 'aria-label': '검색어', placeholder: '검색어를 입력해주세요' }}
            onSearch={() => undefined}
          />
        </div>
        <Table
          caption={`공지사항 (${name})`}
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ id }) => id}
          isHighlighted={({ pinned }) => pinned}
        />
        {[1, 7, 128].map((page) => (
          <Pagination
            key={page}
            label={`${page}쪽에서 이동 (${name})`}
            page={page}
            pageCount={page === 1 ? 3 : 128}
            hrefFor={hrefFor}
            renderLink={renderLink}
          />
        ))}
        <PrevNext
          label={`앞뒤 글 (${name})`}
          previousLabel="이전글"
          nextLabel="다음글"
          previous={{ title: ROWS[1]?.title ?? '', href: '#main' }}
          next={null}
          noneText="다음글이 없습니다."
          renderLink={renderLink}
        />
      </Sample>
      <Sample title="카드">
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          <Card
            title="전표 입력을 하루 6시간에서 20분으로"
            eyebrow={<Badge tone="accent">제조</Badge>}
            description="한빛물산은 거래처마다 다른 엑셀을 로봇이 읽고 ERP에 입력하게 했습니다."
            footer="2026.09 · 로봇 12대"
            href="#main"
            renderLink={renderLink}
          />
          <Card
            title="보험금 청구 서류를 로봇이 먼저 살핍니다. 담당자는 판단이 필요한 건만 봅니다."
            eyebrow={<Badge tone="accent">금융</Badge>}
            description="접수된 서류를 문자로 바꾸고 빠진 항목을 찾아 고객에게 알립니다. 처리 시간이 사흘에서 반나절로 줄었고, 오류로 되돌아오는 건이 열에 하나로 줄었습니다. 상담 직원은 고객과 이야기하는 시간을 두 배로 늘렸습니다."
            footer="2026.07 · 로봇 40대"
            href="#main"
            renderLink={renderLink}
          />
          <Card title="링크가 없는 카드" description="짧은 설명" />
        </div>
      </Sample>
    </>
  );
}
