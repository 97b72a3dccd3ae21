import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/role-permissions.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { findForms, findRecent, findRecords, findScreens, paletteTitle } from './palette-sources.ts';
import { noteOpened } from './recently-opened.ts';

describe('the pages in the command palette', () => {
  const labels = (typed: string, roles: Role[]) => findScreens(typed, 'kim', roles).map(({ label }) => label);

  it('are found by a part of the name and by initial consonants', () => {
    expect(labels('감사로그', ['ROLE_ADMIN'])).toEqual(['감사 로그']);
    expect(labels('ㄱㅅㄹㄱ', ['ROLE_ADMIN'])).toEqual(['감사 로그']);
    expect(labels('없는화면', ['ROLE_ADMIN'])).toEqual([]);
  });

  it('are found by the words of what they say about themselves, if no name fits', () => {
    expect(labels('누가 다운로드', ['ROLE_ADMIN'])).toEqual(['감사 로그']);
    expect(labels('바뀌지 않았는지', ['ROLE_ADMIN'])).toEqual(['감사 로그']);
    expect(labels('푸터', ['ROLE_ADMIN'])).toEqual(['회사 정보']);
    expect(labels('누가 다운로드', ['ROLE_MANAGER'])).toEqual([]);
    expect(labels('메일', ['ROLE_ADMIN']), 'a name that fits comes alone').not.toContain('약관');
  });

  it('are joined by parts of them under the name that one looks for', () => {
    const places = (typed: string, roles: Role[]) => findScreens(typed, 'kim', roles).map(({ to }) => to);
    expect(places('백업', ['ROLE_ADMIN'])).toEqual(['/admin/health#backup']);
    expect(places('열람 기록', ['ROLE_ADMIN'])).toEqual(['/admin/privacy?tab=accesses']);
    expect(places('2단계', ['ROLE_SALES'])).toEqual(['/userEdit']);
    expect(places('백업', ['ROLE_MANAGER'])).toEqual([]);
    expect(places('다운로드 기록', ['ROLE_ADMIN'])).toEqual(['/admin/privacy?action=downloads']);
    expect(places('동의 이력', ['ROLE_ADMIN'])).toEqual(['/admin/privacy?tab=consents']);
    expect(places('파기', ['ROLE_ADMIN'])).toEqual(['/admin/privacy?tab=erasures']);
    expect(places('상담 대화', ['ROLE_ADMIN'])).toEqual(['/admin/assistant/conversations']);
    expect(places('답하지 못한', ['ROLE_ADMIN'])).toEqual(['/admin/assistant/gaps']);
    expect(places('ㄱㅈㄷㅂ', ['ROLE_ADMIN'])).toEqual(['/admin/assistant/pins']);
    expect(places('api', ['ROLE_ADMIN'])).toEqual(['/admin/assistant/keys']);
    expect(places('잠긴', ['ROLE_ADMIN'])).toEqual(['/admin/users?state=locked']);
    for (const typed of ['다운로드 기록', '동의 이력', '파기 기록', '상담 대화', '고정 답변', 'API', '잠긴'])
      expect(places(typed, ['ROLE_MANAGER']), typed).toEqual([]);
    expect(places('공지사항', ['ROLE_MANAGER']), 'the documents of a board').toEqual(['/admin/contents?board=notice']);
    const templates = ['/contact/list?templates=', '/admin/questions?templates='];
    expect(places('답변 템플릿', ['ROLE_MANAGER'])).toEqual(templates);
    expect(places('답변 템플릿', ['ROLE_SALES'])).toEqual(templates.slice(0, 1));
  });

  it('are followed by the account and the way out, once one types of them', () => {
    expect(labels('', ['ROLE_SALES'])).not.toContain('로그아웃');
    expect(labels('로그', ['ROLE_ADMIN'])).toEqual(['감사 로그', '로그아웃']);
    expect(labels('회원', ['ROLE_ADMIN'])).toEqual(['회원', '잠긴 회원', '회원정보 수정']);
    expect(labels('사이트로', ['ROLE_SALES'])).toEqual(['사이트로 이동']);
    expect(labels('수', ['ROLE_ADMIN']), 'not in place of pages that say it about themselves').toEqual(
      expect.arrayContaining(['광고 메일', '개인정보', '회원정보 수정']),
    );
  });

  it('and the records are promised as the role may find them', () => {
    expect(paletteTitle(['ROLE_ADMIN'])).toBe('화면, 문의, 회원, 글 찾기');
    expect(paletteTitle(['ROLE_MANAGER'])).toBe('화면, 문의, 글 찾기');
    expect(paletteTitle(['ROLE_SALES'])).toBe('화면, 문의 찾기');
  });

  it('are those that the role may open', () => {
    expect(labels('', ['ROLE_SALES'])).toEqual(['대시보드', '문의 관리']);
    expect(labels('감사', ['ROLE_MANAGER'])).toEqual([]);
  });
});

describe('what was opened last in the command palette', () => {
  const labels = (loginId: string, roles: Role[]) => findRecent(loginId, roles).map(({ label }) => label);
  const opened = [
    { group: 'users', label: 'member01', to: '/admin/users?open=u1' },
    { group: 'inquiries', label: '한빛상사', to: '/contact/list?open=i1' },
    { group: 'screens', label: '감사 로그', to: '' },
    { group: 'forms', label: '공지사항 새 글', to: '' },
    { group: 'screens', label: '없어진 화면', to: '' },
  ];

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return () => void vi.unstubAllGlobals();
  });

  it('is of the account, the last first, and what its roles may open', () => {
    for (const one of opened.toReversed()) noteOpened('kim', one);
    expect(labels('kim', ['ROLE_ADMIN'])).toEqual(['member01', '한빛상사', '감사 로그', '공지사항 새 글']);
    expect(labels('kim', ['ROLE_SALES'])).toEqual(['한빛상사']);
    expect(labels('lee', ['ROLE_ADMIN'])).toEqual([]);
    noteOpened('kim', { group: 'inquiries', label: '한빛상사(주)', to: '/contact/list?open=i1' });
    noteOpened('kim', { group: 'screens', label: '감사 로그', to: '' });
    expect(labels('kim', ['ROLE_ADMIN'])).toEqual(['감사 로그', '한빛상사(주)', 'member01', '공지사항 새 글']);
  });

  it('is never more than twelve', () => {
    for (let at = 0; at < 20; at += 1) noteOpened('kim', { group: 'users', label: `m${at}`, to: `/${at}` });
    expect(labels('kim', ['ROLE_ADMIN'])).toHaveLength(12);
  });
});

describe('the forms in the command palette', () => {
  const labels = (typed: string, roles: Role[]) => findForms(typed, roles).map(({ label }) => label);

  it('are those of the boards on which the role may register, once something is typed', () => {
    expect(labels('', ['ROLE_MANAGER'])).toEqual([]);
    expect(labels('공지', ['ROLE_MANAGER'])).toEqual(['공지사항 새 글']);
    expect(labels('새글', ['ROLE_MANAGER']).length).toBeGreaterThan(5);
    expect(labels('공지', ['ROLE_SALES'])).toEqual([]);
    expect(labels('고객 사례', ['ROLE_SALES'])).toEqual(['고객 사례 새 글']);
  });

  it.each([
    ['공지 등록', '공지사항 새 글'],
    ['공지쓰기', '공지사항 새 글'],
    ['새 공지', '공지사항 새 글'],
    ['공지사항 작성', '공지사항 새 글'],
    ['자료 등록', '자료실 새 글'],
    ['사례 글쓰기', '고객 사례 새 글'],
    ['faq 등록', 'FAQ 새 글'],
    ['질문하기', 'QnA 새 글'],
    ['ㅈㄹㅅ', '자료실 새 글'],
  ])('are found by what people call them: %s', (typed, label) => {
    expect(labels(typed, ['ROLE_MANAGER'])).toEqual([label]);
    expect(labels('공지 등록', ['ROLE_SALES'])).toEqual([]);
  });
});

describe('the records in the command palette', () => {
  /** Answers with empty lists, and notes what was asked. */
  async function calledBy(roles: Role[], failing?: string) {
    const calls: string[] = [];
    const api = {
      post: (path: string) => {
        calls.push(path);
        return path === failing ? Promise.reject(new Error('down')) : Promise.resolve({ list: [] });
      },
    } as unknown as Api;
    const { isIncomplete } = await findRecords(api, '한빛', roles, new AbortController().signal);
    return { calls, isIncomplete };
  }

  it('are asked for with the calls that the role may make, and no others', async () => {
    expect((await calledBy(['ROLE_SALES'])).calls).toEqual(['/api/v1/free/list']);
    expect((await calledBy(['ROLE_MANAGER'])).calls).toEqual(['/api/v1/free/list', '/api/v1/admin/contents']);
    expect((await calledBy(['ROLE_ADMIN'])).calls).toHaveLength(3);
    expect((await calledBy(['ROLE_USER'])).calls).toEqual([]);
  });

  it('lead to what is to be done: a question that waits to its answer', async () => {
    const one = { documentId: 'd1', boardType: 'qna', title: '한빛 질문', state: 'published' };
    const list = [
      { ...one, isWaiting: true },
      { ...one, isWaiting: false },
    ];
    const api = {
      post: (path: string) => Promise.resolve({ list: path.endsWith('/contents') ? list : [] }),
    } as unknown as Api;
    const { entries } = await findRecords(api, '한빛', ['ROLE_MANAGER'], new AbortController().signal);
    expect(entries.map(({ to }) => to)).toEqual(['/admin/questions?open=d1', paths.boardDetail('qna', 'd1')]);
  });

  it('are told as incomplete when a source fails', async () => {
    expect((await calledBy(['ROLE_ADMIN'])).isIncomplete).toBe(false);
    expect((await calledBy(['ROLE_ADMIN'], '/api/v1/admin/users')).isIncomplete).toBe(true);
  });
});
